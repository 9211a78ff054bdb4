// Searching cards by what they are, as `westmarch search` does (cards/query.py): t:item prowess>=2.
// A test plays the same searches here and there.

globalThis.westmarchCardSearch = (() => {
  const TERM = /(-?)(?:([a-z-]+)(>=|<=|!=|[:=<>]))?(?:"([^"]*)"|([^\s"]+))(?=\s|$)/iy;
  const LOOKS_LIKE_ONE = /(?:^|\s)-?[a-z-]+(?:>=|<=|!=|[:=<>])[\p{L}\d_"]/iu;
  const COMPARED = {
    ":": (one, other) => one === other,
    "=": (one, other) => one === other,
    "!=": (one, other) => one !== other,
    "<": (one, other) => one < other,
    "<=": (one, other) => one <= other,
    ">": (one, other) => one > other,
    ">=": (one, other) => one >= other,
  };

  function folded(text) {
    const plain = text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/[–—]/g, "-");
    return plain.trim().replace(/\s+/g, " ").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  }

  // Whether a text has some words, or one that begins with the last of them.
  function has(text, words) {
    for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
      if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1])) return true;
    }
    return false;
  }

  function term([said, minus, word, sign, quoted, bare], fields, numbers) {
    const value = quoted ?? bare;
    const turned = minus === "-";
    if (word === undefined) return { said, field: "name", sign: ":", value: folded(value), turned };
    const field = fields[word.toLowerCase()];
    if (field === undefined) throw new Error(`Cards cannot be searched by “${word}”.`);
    const isNumber = numbers.includes(field);
    if (isNumber && !/^-?\d{1,4}$/.test(value)) {
      throw new Error(`“${said}”: ${field} is a number, as in ${word}>=2.`);
    }
    if (!isNumber && "<=>=".includes(sign) && sign !== "=") {
      throw new Error(`“${said}”: ${field} is no number; write ${word}:${value}.`);
    }
    return { said, field, sign, value: isNumber ? Number(value) : folded(value), turned };
  }

  function parsed(text, fields, numbers) {
    const terms = [];
    let at = text.search(/\S|$/);
    while (at < text.length) {
      TERM.lastIndex = at;
      const found = TERM.exec(text);
      if (!found) throw new Error(`“${text.slice(at)}” cannot be read as part of a search.`);
      terms.push(term(found, fields, numbers));
      at = TERM.lastIndex + text.slice(TERM.lastIndex).search(/\S|$/);
    }
    return terms;
  }

  function fits(card, { field, sign, value }, numbers) {
    if (numbers.includes(field)) {
      const number = card.numbers[field];
      return number !== undefined && COMPARED[sign](number, value);
    }
    const found = (card.words[field] ?? []).some((each) => has(folded(each), value));
    return found !== (sign === "!=");
  }

  const isQuery = (text) => LOOKS_LIKE_ONE.test(text);

  // The cards of an index of which all terms hold.
  function select(text, { fields, numbers, cards }) {
    const terms = parsed(text, fields, numbers);
    const all = cards.map(([id, name, kind, words, its]) => (
      { id, name, kind, words, numbers: its }
    ));
    return all.filter((card) =>
      terms.every((each) => fits(card, each, numbers) !== each.turned),
    );
  }

  return { isQuery, select };
})();
