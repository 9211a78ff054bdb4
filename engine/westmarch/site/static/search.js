// The search page. Everything that can be found is in westmarchIndex, which another script sets;
// so the search works wherever the page does, without a server and without a network.

(() => {
  const { editions, entries } = readIndex(globalThis.westmarchIndex ?? [[], []]);
  const [form, words, filters, status, results, more] = [
    "search", "search-words", "search-filters", "search-status", "search-results", "search-more",
  ].map((id) => document.getElementById(id));
  const FILTERS = { kind: "What", book: "Book", edition: "In force" };
  const [MANY, LONG] = [20, 240];
  // What is worth more where the words fit equally well.
  const WORTH = { rule: 4, card: 4, word: 4, chapter: 3, "open question": 2, dispute: 2 };
  const asked = new URLSearchParams(location.search);
  let found = [];
  let shown = 0;

  function readIndex({ editions = [], entries = [] }) {
    const fields = ["link", "title", "kind", "about", "text", "book", "editions"];
    return {
      editions,
      entries: entries.map((each) => {
        const entry = Object.fromEntries(fields.map((name, at) => [name, each[at]]));
        return { ...entry, head: folded(entry.title), body: folded(`${entry.about} ${entry.text}`) };
      }),
    };
  }

  // Without accents and capitals, since nobody types these; every sign keeps its place.
  function folded(text) {
    const plain = (sign) => sign.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    const signs = text.replace(/[’‘]/g, "'").split("");
    return signs.map((sign) => plain(sign).slice(0, 1) || " ").join("");
  }

  // A word is found with other endings, too: "hoards" where "hoard" stands.
  function stem(word) {
    const short = word.replace(/(?:'s|ies|es|s|ed|ing)$/, "");
    return short.length > 3 ? short : word;
  }

  // How well a text has a word: as a whole word, as the beginning of one, somewhere, or not.
  function fit(text, word) {
    let best = 0;
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      const begins = at === 0 || !/[\p{L}\d]/u.test(text[at - 1]);
      const ends = !/[\p{L}\d]/u.test(text[at + word.length] ?? "");
      best = Math.max(best, begins ? (ends ? 3 : 2) : word.length > 3 ? 0.5 : 0);
      if (best === 3) break;
    }
    return best;
  }

  function score(entry, wanted, phrase) {
    let sum = 0;
    for (const word of wanted) {
      const [root, whole] = [stem(word), word];
      const inHead = Math.max(fit(entry.head, whole), fit(entry.head, root) * 0.9);
      const inBody = Math.max(fit(entry.body, whole), fit(entry.body, root) * 0.9);
      if (!inHead && !inBody) return 0;
      sum += inHead * 5 + inBody;
    }
    if (entry.head === phrase) sum += 30;
    else if (entry.head.endsWith(`.${phrase.replaceAll(" ", "-")}`)) sum += 20;
    else if (entry.head.startsWith(phrase)) sum += 12;
    else if (wanted.length > 1 && entry.head.includes(phrase)) sum += 10;
    else if (wanted.length > 1 && entry.body.includes(phrase)) sum += 6;
    return sum + (WORTH[entry.kind] ?? 0) - Math.min(entry.body.length / 800, 2);
  }

  function select(name, values) {
    const label = document.createElement("label");
    label.textContent = FILTERS[name];
    const field = document.createElement("select");
    field.name = name;
    field.add(new Option("any", ""));
    for (const value of values) field.add(new Option(value, value));
    field.value = values.includes(asked.get(name)) ? asked.get(name) : "";
    label.append(field);
    return label;
  }

  // The part of a text in which most words are, with these marked.
  function excerpt(entry, wanted) {
    const said = folded(entry.text);
    const roots = wanted.map(stem);
    const places = roots.map((root) => said.indexOf(root)).filter((at) => at >= 0);
    const first = entry.text.length > LONG && places.length ? Math.min(...places) : 0;
    const from = first > LONG / 2 ? entry.text.lastIndexOf(" ", first - LONG / 4) + 1 : 0;
    const full = entry.text.length - from <= LONG;
    const to = full ? entry.text.length : entry.text.lastIndexOf(" ", from + LONG);
    const parts = from ? ["… "] : [];
    let at = from;
    const any = roots.map((root) => root.replaceAll(".", "\\.")).join("|");
    const hit = any && new RegExp(`(?<![\\p{L}\\d])(?:${any})[\\p{L}\\d]*`, "gu");
    for (const { 0: match, index } of hit ? said.slice(0, to).matchAll(hit) : []) {
      if (index < at) continue;
      const mark = document.createElement("mark");
      mark.textContent = entry.text.slice(index, index + match.length);
      parts.push(entry.text.slice(at, index), mark);
      at = index + match.length;
    }
    return [...parts, entry.text.slice(at, to), full ? "" : " …"];
  }

  function item(entry, wanted) {
    const row = document.createElement("li");
    const link = document.createElement("a");
    link.href = entry.link;
    link.textContent = entry.title;
    const about = document.createElement("p");
    about.className = "quiet";
    const held = entry.editions.length;
    const where = held && held < editions.length ? entry.editions.map((at) => editions[at]) : [];
    about.textContent = [entry.about, entry.book, where.join(", ")].filter(Boolean).join(" · ");
    const text = document.createElement("p");
    text.append(...excerpt(entry, wanted));
    row.append(link, about, text);
    return row;
  }

  function wordsOf(text) {
    return folded(text).match(/[\p{L}\d][\p{L}\d.'-]*/gu) ?? [];
  }

  function showMore() {
    const wanted = globalThis.westmarchCardSearch.isQuery(words.value) ? [] : wordsOf(words.value);
    const next = found.slice(shown, shown + MANY).map((each) => item(each, wanted));
    results.append(...next);
    if (shown) next[0]?.querySelector("a").focus();
    shown += next.length;
    more.hidden = shown >= found.length;
  }

  // Cards by what they are. What they can be found by is only asked for when somebody does so.
  function searchCards(text) {
    const index = globalThis.westmarchCards;
    if (!index) {
      status.textContent = "Looking through the cards …";
      const script = document.createElement("script");
      script.src = form.dataset.cards;
      script.addEventListener("load", search);
      script.addEventListener("error", () => {
        status.textContent = "The cards could not be loaded.";
      });
      document.head.append(script);
      return;
    }
    try {
      const ids = new Set(globalThis.westmarchCardSearch.select(text, index).map(({ id }) => id));
      const idOf = ({ link }) => link.replace(/^cards\/|\.html$/g, "");
      found = entries.filter((each) => each.kind === "card" && ids.has(idOf(each)));
      status.textContent = found.length ? `${found.length} found` : "No card has all of these.";
    } catch (error) {
      status.textContent = error.message;
    }
    showMore();
  }

  function search() {
    const chosen = new FormData(form);
    const text = chosen.get("q").trim();
    const wanted = wordsOf(text);
    const chosenOf = Object.fromEntries(
      Object.keys(FILTERS).map((name) => [name, chosen.get(name)]).filter(([, value]) => value),
    );
    const query = new URLSearchParams({ ...(text && { q: text }), ...chosenOf }).toString();
    history.replaceState(null, "", query ? `?${query}` : location.pathname);
    results.replaceChildren();
    [found, shown] = [[], 0];
    if (!wanted.length && !Object.keys(chosenOf).length) {
      status.textContent = "";
      more.hidden = true;
      return;
    }
    if (globalThis.westmarchCardSearch.isQuery(text)) {
      searchCards(text);
      return;
    }
    const edition = editions.indexOf(chosenOf.edition);
    const phrase = folded(text);
    found = entries
      .filter((each) => !chosenOf.kind || each.kind === chosenOf.kind)
      .filter((each) => !chosenOf.book || each.book === chosenOf.book)
      .filter((each) => edition < 0 || each.editions.includes(edition))
      .map((each) => [wanted.length ? score(each, wanted, phrase) : 1, each])
      .filter(([points]) => points > 0)
      .sort(([one], [other]) => other - one)
      .map(([, each]) => each);
    status.textContent = found.length
      ? `${found.length} found${found.length > MANY ? ", the best of them first" : ""}`
      : "Nothing has all these words. Fewer of them may find more, and so may any under “What”.";
    showMore();
  }

  words.value = asked.get("q") ?? "";
  const there = (name) => [...new Set(entries.map((each) => each[name]).filter(Boolean))];
  filters.append(select("kind", there("kind")), select("book", there("book")));
  filters.append(select("edition", editions));
  let pause;
  form.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(search, 100);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search();
  });
  more.addEventListener("click", showMore);
  search();
  if (!words.value) words.focus();
})();
