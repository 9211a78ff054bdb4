// The search page: Pagefind's index, with filters; where there is none, Sphinx's own search.

const root = new URL(document.documentElement.dataset.content_root, location.href);
const [form, words, filters, status, results] = [
  "search", "search-words", "search-filters", "search-status", "search-results",
].map((id) => document.getElementById(id));
const FILTERS = { kind: "Kind", book: "Book", edition: "In force in" };
const [MANY, FEW, LONG] = [20, 3, 240];
const asked = new URLSearchParams(location.search);
let turn = 0;
let editions = 0;

function select(name, counts) {
  const label = document.createElement("label");
  label.textContent = FILTERS[name];
  const field = document.createElement("select");
  field.name = name;
  field.add(new Option("any", ""));
  for (const value of Object.keys(counts).sort()) field.add(new Option(value, value));
  field.value = asked.get(name) ?? "";
  label.append(field);
  return label;
}

function entry(found) {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = found.url;
  link.textContent = found.title;
  const facts = document.createElement("p");
  facts.className = "quiet";
  facts.textContent = found.facts;
  const excerpt = document.createElement("p");
  if (found.text) excerpt.append(...marked(found.text));
  else excerpt.innerHTML = found.excerpt; // Pagefind escapes all but its own <mark>.
  item.append(link, facts, excerpt);
  return item;
}

// The beginning of a text, with the words that are looked for marked in it.
function marked(text) {
  const short = text.length > LONG ? `${text.slice(0, text.lastIndexOf(" ", LONG))} …` : text;
  const wanted = words.value.match(/\p{L}{2,}/gu) ?? [];
  if (!wanted.length) return [short];
  return short.split(new RegExp(`(${wanted.join("|")})`, "giu")).map((part, at) => {
    if (at % 2 === 0) return part;
    const mark = document.createElement("mark");
    mark.textContent = part;
    return mark;
  });
}

// A rule has a page of its own; of a page with many things, each thing found is an entry.
function entries(page) {
  const { kind = [], book = [], edition = [] } = page.filters;
  const everywhere = edition.length === editions;
  const facts = [page.meta.what ?? kind[0], book[0], everywhere ? "" : edition.join(", ")]
    .filter(Boolean)
    .join(" · ");
  const many = ["question", "scenario"].includes(kind[0]);
  const parts = many ? page.sub_results.filter((part) => part.anchor).slice(0, FEW) : [];
  if (parts.length) return parts.map((part) => ({ ...part, facts }));
  return [{ ...page, text: page.meta.text, title: page.meta.title, facts }];
}

async function search(pagefind) {
  const mine = ++turn;
  const chosen = new FormData(form);
  const wanted = {};
  for (const name of Object.keys(FILTERS)) if (chosen.get(name)) wanted[name] = chosen.get(name);
  const text = chosen.get("q").trim();
  const address = new URL(location.href);
  address.search = new URLSearchParams({ ...(text && { q: text }), ...wanted });
  history.replaceState(null, "", address);
  if (!text && !Object.keys(wanted).length) {
    status.textContent = "";
    results.replaceChildren();
    return;
  }
  const found = await pagefind.search(text || null, { filters: wanted });
  const first = await Promise.all(found.results.slice(0, MANY).map((result) => result.data()));
  if (mine !== turn) return; // Something else has been typed meanwhile.
  const more = found.results.length > MANY ? `, the best ${MANY} of them below` : "";
  status.textContent = found.results.length
    ? `${found.results.length} ${found.results.length === 1 ? "page" : "pages"}${more}`
    : "Nothing has these words. The search knows the texts of rules, cards and questions.";
  results.replaceChildren(...first.flatMap(entries).map(entry));
}

async function begin() {
  words.value = asked.get("q") ?? "";
  let pagefind;
  try {
    pagefind = await import(new URL("pagefind/pagefind.js", root));
    await pagefind.options({ excerptLength: 30 });
    await pagefind.init();
  } catch {
    return fallBack();
  }
  const known = await pagefind.filters();
  editions = Object.keys(known.edition ?? {}).length;
  for (const name of Object.keys(FILTERS)) {
    if (known[name]) filters.append(select(name, known[name]));
  }
  let pause;
  form.addEventListener("input", () => {
    clearTimeout(pause);
    pause = setTimeout(() => search(pagefind), 150);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    search(pagefind);
  });
  search(pagefind);
  if (!words.value) words.focus();
}

// Sphinx's search takes the words from the address and looks for an element of this id.
async function fallBack() {
  const place = document.createElement("div");
  place.id = "search-results";
  results.replaceWith(place);
  for (const file of ["_static/language_data.js", "_static/searchtools.js", "searchindex.js"]) {
    await new Promise((loaded) => {
      const script = document.createElement("script");
      script.src = new URL(file, root);
      script.onload = script.onerror = loaded;
      document.head.append(script);
    });
  }
}

begin();
