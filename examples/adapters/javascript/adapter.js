// An adapter: it answers Westmarch in the name of an engine, line by line.
//
// As it stands it passes, without any engine behind it: it takes up positions, tells what lies on
// the table, adds up what is printed on cards as far as no text is needed for it, and knows how
// cards untap. All else it declines, and is not blamed for. Put your engine in the place of
// `Table`, take what it can do into WELCOME, and run
//
//     westmarch check --engine "cmd:node adapter.js" --report report
"use strict";

const { readFileSync } = require("node:fs");
const { join } = require("node:path");
const { createInterface } = require("node:readline");

const CARDS = JSON.parse(readFileSync(join(__dirname, "cards.json"), "utf8"));
const PEOPLE_AND_THINGS = ["character", "item", "ally", "faction"];
const COUNTED = ["in-play", "marshalling-point-pile"];
const SOURCES = ["character", "ally", "item", "faction", "kill", "miscellaneous"];

// What there is to be seen of a card: the field of the position that tells it, and what is there
// without it.
const FIELDS = {
  place: ["place", null],
  position: ["position", "untapped"],
  bearer: ["on", null],
  beside: ["beside", null],
  company: ["company", null],
};
const NUMBERS = ["mind", "prowess", "body", "direct-influence", "corruption-points"];
const DOUBLED = ["character", "ally", "item", "faction"];

const WELCOME = {
  name: "my engine",
  version: "0.1",
  protocol: 1,
  language: "JavaScript",
  editions: ["emended"],
  actions: ["untap"],
  paths: [
    ...[...Object.keys(FIELDS), ...NUMBERS].map((name) => `card/<label>/${name}`),
    ...SOURCES.map((source) => `player/<name>/points/${source}`),
    ...SOURCES.map((source) => `player/<name>/reckoning/${source}`),
    "player/<name>/final-points",
    "player/<name>/general-influence",
    "company/<company>/site",
    "company/<company>/size",
    "turn/player",
    "turn/phase",
  ],
};

// Thrown for whatever the engine does not do. The case is counted apart and is no failure.
class Unsupported extends Error {}

// The engine: here no more than the position that was set up.
class Table {
  constructor(position) {
    this.turn = position.turn;
    this.players = position.players.map(({ name }) => name);
    this.cards = new Map((position.cards ?? []).map((card) => [card.label, card]));
    this.companies = new Map((position.companies ?? []).map((each) => [each.label, each]));
    const wizards = position.players.every(({ kind = "wizard" }) => kind === "wizard");
    const eventful = (position.history ?? []).length > 0;
    this.plain = wizards && !eventful && this.all().every((card) => this.isPlain(card));
  }

  all() {
    return [...this.cards.values()];
  }

  // Tells whether an action is legal.
  judge({ type, player, cards: labels }) {
    if (type !== "untap") throw new Unsupported(`the action ${type}`);
    if (!this.plain) throw new Unsupported("untapping where other cards may have their say");
    const cards = labels.map((label) => this.cards.get(label));
    return (
      this.turn.phase === "untap" &&
      player === this.turn.player &&
      cards.every((card) => card.owner === player) &&
      cards.every((card) => card.position === "tapped") &&
      cards.every((card) => this.facts(card).type !== "site")
    );
  }

  // Does what is legal.
  do({ cards: labels }) {
    for (const label of labels) this.cards.get(label).position = "untapped";
  }

  // Tells what is to be seen at a path.
  look(path) {
    const [about, name, what, which] = path.split("/");
    if (about === "turn") return this.turn[name];
    if (about === "company") return what === "size" ? this.size(name) : this.companies.get(name).site;
    if (about === "player") {
      if (what === "points") return this.points(name, which);
      if (what === "reckoning") return this.reckoning(name)[which];
      return what === "general-influence" ? this.influence(name) : this.total(name);
    }
    const card = this.cards.get(name);
    if (!(what in FIELDS)) return this.number(card, what);
    const [field, otherwise] = FIELDS[what];
    return card[field] ?? otherwise;
  }

  // Works out a number of a character: what is printed, and what his items add.
  number(card, what) {
    this.refuseTexts();
    const bearer = this.facts(card);
    if (bearer.type !== "character") throw new Unsupported(`${what} of no character`);
    const borne = this.all().filter((each) => each.on === card.label).map(this.facts);
    const items = borne.filter(({ type }) => type === "item");
    if (what === "corruption-points") return sum(items.map((item) => item.corruption ?? 0));
    const worn = items.filter((item) => item.worn);
    if (worn.length > new Set(worn.map((item) => item.worn)).size) {
      throw new Unsupported("two items of a kind, of which one is used");
    }
    let number = bearer[what];
    // What is worn or wielded comes first, and what others add goes on top of it.
    for (const item of [...worn, ...items.filter((each) => !each.worn)]) {
      for (const fact of item[what] ?? []) {
        if (fact.for && !fact.for.some((kind) => bearer.kinds.includes(kind))) continue;
        number = Math.max(number, Math.min(number + fact.add, fact.most ?? Infinity));
      }
    }
    return number;
  }

  // Counts a company: two Hobbits are as many as another.
  size(company) {
    this.refuseTexts();
    const there = this.all().filter((card) => card.company === company).map(this.facts);
    return Math.ceil(sum(there.map(({ kinds }) => (kinds.includes("Hobbit") ? 0.5 : 1))));
  }

  // Counts marshalling points: of what is in play, and of what lies on the pile for them.
  points(player, source) {
    this.refuseTexts();
    const counted = this.all()
      .filter((card) => (card.whose ?? card.owner) === player && COUNTED.includes(card.place))
      // A hazard counts for whoever has defeated it, never for its owner.
      .filter((card) => source !== "kill" || card.owner !== player)
      .map(this.facts);
    return sum(counted.filter((each) => each.source === source).map((each) => each.points));
  }

  // Counts points as in the end: doubled where the other has none, and none beyond half.
  reckoning(player) {
    const other = this.players.find((each) => each !== player);
    const points = {};
    for (const source of SOURCES) {
      const doubled = DOUBLED.includes(source) && !this.points(other, source);
      points[source] = this.points(player, source) * (doubled ? 2 : 1);
    }
    for (const source of SOURCES) {
      const others = sum(Object.values(points)) - points[source];
      points[source] = Math.min(points[source], others);
    }
    return points;
  }

  // Adds up what the points come to in the end.
  total(player) {
    if (this.all().some((card) => card.place === "hand")) {
      throw new Unsupported("what is shown from hand in the end");
    }
    return sum(Object.values(this.reckoning(player)));
  }

  // Counts what characters leave of the general influence.
  influence(player) {
    this.refuseTexts();
    const controlled = this.all().filter(
      (card) => card.owner === player && card.company && !card.on,
    );
    return Math.max(0, 20 - sum(controlled.map((card) => this.facts(card).mind ?? 0)));
  }

  // Declines where there is more than heroes and what belongs to them.
  refuseTexts() {
    if (!this.plain) throw new Unsupported("numbers that take more than what is printed");
  }

  // Tells whether a card does no more than lie there with its numbers.
  isPlain(card) {
    if (["out-of-play", "off-to-the-side"].includes(card.place)) return false;
    const { type, alignment, changes } = this.facts(card);
    const plain = PEOPLE_AND_THINGS.includes(type) && alignment === "hero" && !changes;
    return plain || type === "site" || card.place !== "in-play";
  }

  // Gives what is printed on a card.
  facts(card) {
    return CARDS[card.card];
  }
}

function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0);
}

let table;

// Answers requests, operation by operation.
const OPERATIONS = {
  hello: () => WELCOME,
  setup({ position }) {
    table = new Table(position);
    return {};
  },
  ask: ({ action }) => ({ verdict: table.judge(action) ? "legal" : "illegal" }),
  act({ action }) {
    const answer = OPERATIONS.ask({ action });
    if (answer.verdict === "legal") table.do(action);
    return answer;
  },
  see({ paths }) {
    const values = {};
    const unsupported = {};
    for (const path of paths) {
      try {
        values[path] = table.look(path);
      } catch (reason) {
        if (!(reason instanceof Unsupported)) throw reason;
        unsupported[path] = { reason: reason.message };
      }
    }
    return { values, unsupported };
  },
  bye: () => ({}),
};

function answer(request) {
  try {
    const operation = OPERATIONS[request.op];
    if (!operation) throw new Unsupported(`the operation ${request.op}`);
    return { ok: operation(request) };
  } catch (reason) {
    if (!(reason instanceof Unsupported)) throw reason;
    return { unsupported: { reason: reason.message } };
  }
}

createInterface({ input: process.stdin }).on("line", (line) => {
  const request = JSON.parse(line);
  process.stdout.write(`${JSON.stringify({ seq: request.seq, ...answer(request) })}\n`);
  if (request.op === "bye") process.stdin.destroy();
});
