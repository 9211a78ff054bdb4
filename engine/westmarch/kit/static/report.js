"use strict";
(() => {
  const data = window.westmarchReport;
  const at = (id) => document.getElementById(id);
  if (!data) {
    at("clusters").append("There is no data.js beside this page.");
    return;
  }
  const SOME = 100, KINDS = 20;
  const SIGNS = {
    "pass": "✓", "pass-without-reason": "✓", "pass-by-reading": "✓", "wrong-reason": "≠",
    "fail": "✗", "error": "!", "crash": "!", "timeout": "!", "protocol": "!",
    "unexpected-pass": "?", "known": "~", "unsupported": "–", "not-attempted": "·", "not-run": "·",
  };
  const lines = new Map(data.cases.map((each) => [each.key, each]));

  // Makes an element. Text is only ever text, whatever an engine has said.
  function make(name, options = {}, ...inside) {
    const made = document.createElement(name);
    for (const [key, value] of Object.entries(options)) {
      if (key === "class") made.className = value;
      else if (key.startsWith("on")) made.addEventListener(key.slice(2), value);
      else made.setAttribute(key, value);
    }
    made.append(...inside.filter((each) => each !== null && each !== undefined));
    return made;
  }

  const kind = (outcome) =>
    data.passed.includes(outcome) ? "good" : data.bad.includes(outcome) ? "bad" : "other";
  const sign = (outcome) =>
    make("span", { class: kind(outcome) }, `${SIGNS[outcome] ?? "?"} ${outcome}`);

  // A part that is made when it is opened for the first time.
  function later(summary, inside, open = false) {
    const made = make("details", {}, make("summary", {}, ...summary));
    made.addEventListener("toggle", () => {
      if (made.open && made.children.length === 1) made.append(inside());
    });
    if (open) made.open = true;
    return made;
  }

  function table(into, head, rows) {
    const cell = (name) => (each) =>
      make(name, typeof each === "number" ? { class: "number" } : {}, each instanceof Node ? each : String(each));
    const numbers = rows[0] ?? [];
    into.replaceChildren(
      make("tr", {}, ...head.map((each, i) =>
        make("th", typeof numbers[i] === "number" ? { class: "number" } : {}, each))),
      ...rows.map((row) => make("tr", {}, ...row.map(cell("td")))),
    );
  }

  function position(sent) {
    const { edition, turn, players, cards = [], companies = [], history = [] } = sent;
    const made = make("div", {}, make("p", {},
      `The ${edition} rules; turn ${turn.number ?? 1} of ${turn.player}, ${turn.phase} phase; `
      + players.map((each) => `${each.name} is a ${each.kind ?? "wizard"} player`).join(", ")));
    if (companies.length) {
      made.append(make("ul", {}, ...companies.map((each) => make("li", {},
        `${each.label}, of ${each.player}, at ${each.site}`
        + (each["moving-to"] ? `, moving to ${each["moving-to"]}` : "")
        + (each.entered ? ", has entered it" : "")))));
    }
    const rows = cards.map((each) => {
      const { label, card, owner, place, position: lies, on, company, ...more } = each;
      const where = [place, lies, on && `on ${on}`, company && `in ${company}`];
      return [make("code", {}, label), `${data.cards[card] ?? ""} ${card}`, owner,
        [...where.filter(Boolean), ...Object.entries(more).map(([k, v]) => `${k}: ${v}`)].join(", ")];
    });
    const shown = make("table");
    table(shown, ["label", "card", "of", "where"], rows);
    made.append(make("div", { class: "wide" }, shown));
    if (history.length) made.append(make("pre", {}, history.map((each) => JSON.stringify(each)).join("\n")));
    made.append(later(["as it was sent"], () =>
      make("pre", {}, JSON.stringify(sent, null, 1))));
    return made;
  }

  function rule(id) {
    const { text, source, page } = data.rules[id] ?? {};
    const name = make("code", {}, id);
    return make("div", {}, make("p", {}, page ? make("a", { href: page }, name) : name),
      text ? make("blockquote", {}, text) : null,
      source ? make("p", { class: "quiet" }, source) : null);
  }

  function scenario(key) {
    const line = lines.get(key);
    const more = data.details[key];
    const made = make("div", { class: "inside" });
    made.append(make("p", { class: "quiet" }, `${line.path}${more?.line ? `:${more.line}` : ""}, `,
      `${line.edition}, profile ${line.profile}`, line.flaky ? ", flaky" : ""));
    if (!more) {
      if (line.why) made.append(make("p", {}, line.why));
      made.append(make("p", {}, ...line.rules.map((each) => make("code", {}, `${each} `))));
      return made;
    }
    if (more.steps) {
      const here = more.step;
      made.append(make("ul", { class: "steps" }, ...more.steps.map((each, i) => make("li",
        { class: [each.between && "between", i === here && "here", here >= 0 && i > here && "after"].filter(Boolean).join(" ") },
        each.text))));
    }
    if (more.expected || more.seen) {
      made.append(make("dl", { class: "facing" }, make("dt", {}, "expected"),
        make("dd", {}, more.expected || "an answer"), make("dt", {}, "seen"),
        make("dd", { class: "bad" }, more.seen)));
    } else {
      made.append(make("pre", {}, more.message));
    }
    made.append(...line.rules.map(rule));
    if (more.position) made.append(later(["Position"], () => position(more.position)));
    if (more.wire.length) made.append(later([`Wire, ${more.wire.length} lines`], () => make("pre", {}, more.wire.join("\n"))));
    made.append(later(["Message"], () => make("pre", {}, more.message)));
    made.append(make("p", { class: "quiet" }, "Play it again: ", make("code", {}, `westmarch check --engine … --inspect '${key}'`)));
    return made;
  }

  const named = (key) => [lines.get(key).title, " ", make("code", {}, key)];

  function cluster({ wrong, outcome, cases }) {
    return later([make("b", { class: "bad" }, `${cases.length} ×`), wrong, " ", sign(outcome)], () => {
      const rules = new Map();
      for (const key of cases) for (const id of lines.get(key).rules) rules.set(id, (rules.get(id) ?? 0) + 1);
      const most = [...rules].sort((a, b) => b[1] - a[1]).slice(0, 3);
      const made = make("div", { class: "inside" });
      if (cases.length > 1) {
        made.append(make("p", { class: "quiet" }, "mostly about ",
          ...most.flatMap(([id, many], i) => [i ? ", " : "", make("code", {}, id), ` (${many})`])));
      }
      // The shortest of them is shown at once: it is the easiest to understand.
      made.append(...cases.slice(0, SOME).map((key, i) => later(named(key), () => scenario(key), i === 0)));
      if (cases.length > SOME) made.append(make("p", {}, `and ${cases.length - SOME} more, among all scenarios below`));
      return made;
    });
  }

  function counts() {
    at("counts").append(...Object.entries(data.counts).map(([outcome, many]) =>
      make("li", {}, make("button", { class: kind(outcome), type: "button", onclick: () => choose(outcome) },
        `${SIGNS[outcome] ?? "?"} ${many} ${outcome}`))));
    const flaky = data.cases.filter((each) => each.flaky).length;
    if (flaky) at("counts").append(make("li", {}, make("button", { class: "bad", type: "button", onclick: () => choose("flaky") }, `? ${flaky} flaky`)));
  }

  function choose(outcome) {
    at("outcome").value = outcome;
    find();
    at("all").scrollIntoView();
  }

  function since() {
    const { since: when, broken, mended, attempted, given_up: gone, wavering } = data.since;
    if (!when) return;
    const told = [["newly fail", broken], ["are mended", mended], ["newly pass", attempted],
      ["are no longer attempted", gone], ["came out otherwise though nothing has changed: flaky", wavering]]
      .filter(([, keys]) => keys.length);
    at("since").append(`Since ${when}: `);
    if (!told.length) at("since").append("nothing has changed.");
    for (const [what, keys] of told) {
      at("since").append(later([`${keys.length} ${what}`], () => make("div", { class: "inside" },
        ...keys.filter((key) => lines.has(key)).map((key) => later([sign(lines.get(key).outcome), " ", ...named(key)], () => scenario(key))))));
    }
  }

  let many = SOME;
  function find(more = false) {
    many = more ? many + 5 * SOME : SOME;
    const [outcome, profile] = [at("outcome").value, at("profile").value];
    const words = at("words").value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = data.cases.filter((each) => {
      if (outcome === "flaky" ? !each.flaky : outcome && each.outcome !== outcome) return false;
      if (profile && each.profile !== profile) return false;
      const text = `${each.title} ${each.key} ${each.rules.join(" ")} ${each.why ?? ""} ${each.path}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    at("found").textContent = `${found.length} of ${data.cases.length}`;
    at("cases").replaceChildren(...found.slice(0, many).map((each) =>
      make("li", {}, later([sign(each.outcome), " ", ...named(each.key)], () => scenario(each.key)))));
    at("longer").hidden = found.length <= many;
  }

  function options(id, values) {
    at(id).append(make("option", { value: "" }, "any"), ...values.map((each) => make("option", { value: each }, each)));
  }

  function missing() {
    const kind_ = at("kind").value;
    const rows = data.unlocked.filter((each) => !kind_ || each.kind === kind_).slice(0, SOME)
      .map(({ kind: what, name, alone, among }) => [what, make("code", {}, name), alone, among]);
    table(at("unlocked"), ["kind", "what", "alone", "among"], rows);
  }

  counts();
  since();
  const rare = data.clusters.slice(KINDS);
  at("clusters").append(...data.clusters.slice(0, KINDS).map(cluster));
  if (rare.length) {
    at("clusters").append(later([`and ${rare.length} more kinds, none more frequent`], () =>
      make("div", { class: "inside" }, ...rare.map(cluster))));
  }
  if (!data.clusters.length) at("clusters").append(make("p", { class: "good" }, "Nothing."));
  table(at("profiles"), ["profile", "passed", "of attempted", "of all"],
    Object.entries(data.profiles).map(([name, { passed, attempted, all }]) => [make("code", {}, name), passed, attempted, all]));
  options("kind", [...new Set(data.unlocked.map((each) => each.kind))]);
  missing();
  at("more").hidden = !data.unlocked.length;
  options("outcome", [...Object.keys(data.counts), ...(data.cases.some((each) => each.flaky) ? ["flaky"] : [])]);
  options("profile", Object.keys(data.profiles).filter((name) => data.cases.some((each) => each.profile === name)));
  table(at("runs"), ["when", "engine", "corpus", "passed", "attempted", "all", "against it"],
    [...data.runs].reverse().map((each) => [each.when, each.engine, make("code", {}, each.corpus), each.passed, each.attempted, each.all, each.bad]));
  at("past").hidden = !data.runs.length;
  at("kind").addEventListener("change", missing);
  for (const id of ["outcome", "profile"]) at(id).addEventListener("change", () => find());
  at("words").addEventListener("input", () => find());
  at("longer").addEventListener("click", () => find(true));
  find();
  at("made").textContent = `westmarch ${data.westmarch}, corpus ${data.corpus}, not an official ruling`;
})();
