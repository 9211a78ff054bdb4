// Previews of links to rules, cards and questions, and a button that copies a rule's id.
// Every link works without any of this.

const root = new URL(document.documentElement.dataset.content_root, location.href);
const KINDS = ["rule", "word", "card", "question"].map((kind) => `a.westmarch-${kind}`).join(",");
const sheets = new Map();
let shown = null;
let waiting = 0;

// Where the preview of a link is kept: the file of its chapter, book or set, and its name there.
function placeOf(link) {
  // A link in a picture has no address as text.
  const url = new URL(link.getAttribute("href"), location.href);
  const page = url.pathname.slice(root.pathname.length).replace(/\.html$/, "");
  const [folder, last] = [page.replace(/\/[^/]*$/, ""), page.split("/").pop()];
  if (page.startsWith("questions/")) return [page, decodeURIComponent(url.hash.slice(1))];
  if (page.startsWith("cards/")) return [`cards/${last.split("-")[0]}`, last];
  return [folder, last];
}

function sheet(name) {
  if (!sheets.has(name)) {
    const file = new URL(`_previews/${name}.json`, root);
    sheets.set(name, fetch(file).then((answer) => (answer.ok ? answer.json() : {})).catch(() => ({})));
  }
  return sheets.get(name);
}

function hide() {
  clearTimeout(waiting);
  if (!shown) return;
  shown.link.removeAttribute("aria-describedby");
  shown.box.remove();
  shown = null;
}

async function show(link) {
  const [name, last] = placeOf(link);
  const found = (await sheet(name))[last];
  if (!found || !(link.matches(":hover") || link === document.activeElement)) return;
  hide();
  const box = document.createElement("div");
  box.className = "preview";
  box.id = "preview";
  box.setAttribute("role", "tooltip");
  const title = document.createElement("p");
  title.className = "preview-title";
  title.textContent = found.title;
  const facts = document.createElement("p");
  facts.className = "quiet";
  facts.textContent = found.facts;
  box.append(title, facts);
  box.insertAdjacentHTML("beforeend", found.html);
  document.body.append(box);
  const at = link.getBoundingClientRect();
  const [wide, high] = [box.offsetWidth, box.offsetHeight];
  const left = Math.max(16, Math.min(at.left, document.documentElement.clientWidth - wide - 16));
  const above = at.bottom + high + 12 > innerHeight && at.top > high + 12;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(above ? at.top - high - 6 : at.bottom + 6) + scrollY}px`;
  link.setAttribute("aria-describedby", box.id);
  box.addEventListener("mouseleave", leave);
  shown = { link, box };
}

function leave(event) {
  clearTimeout(waiting);
  const to = event.relatedTarget;
  if (shown && to instanceof Node && (shown.box.contains(to) || shown.link.contains(to))) return;
  // Long enough to get from the link into the preview.
  waiting = setTimeout(() => shown && !shown.box.matches(":hover") && hide(), 200);
}

document.addEventListener("mouseover", (event) => {
  const link = event.target.closest?.(KINDS);
  if (!link || link === shown?.link) return;
  clearTimeout(waiting);
  waiting = setTimeout(() => show(link), 250);
});
document.addEventListener("mouseout", (event) => event.target.closest?.(KINDS) && leave(event));
document.addEventListener("focusin", (event) => {
  const link = event.target.closest?.(KINDS);
  if (link?.matches(":focus-visible")) show(link);
  else if (!shown?.box.contains(event.target)) hide();
});
document.addEventListener("focusout", (event) => event.target === shown?.link && leave(event));
document.addEventListener("keydown", (event) => event.key === "Escape" && hide());

const name = document.querySelector("h1.rule-name");
if (name && navigator.clipboard) {
  const button = document.createElement("button");
  button.className = "copy";
  button.type = "button";
  button.textContent = "copy id";
  button.addEventListener("click", async () => {
    await navigator.clipboard.writeText(name.id);
    button.textContent = "copied";
  });
  document.querySelector(".rule-facts")?.append(button);
}

// What scrolls sideways can be scrolled with the keyboard, too.
for (const box of document.querySelectorAll("pre, .table-wrapper")) {
  if (box.scrollWidth > box.clientWidth) box.tabIndex = 0;
}
document.querySelector(".sidebar-drawer")?.setAttribute("aria-label", "Menu");
document.querySelector(".toc-drawer")?.setAttribute("aria-label", "On this page");
