// Searches the index for sections that contain all words, those with more of them in headings first.
const form = document.querySelector('[role="search"]');
const results = document.getElementById("results");
const limit = 20;
const limitOfPage = 2;

/** Returns a text without case and accents. */
const folded = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const sections = searchIndex.map((section) => ({
  ...section,
  head: folded(`${section.title} ${section.heading}`),
  body: folded(section.text),
}));

/** Returns the sections that contain all words, the best first. */
function search(words) {
  const found = [];
  for (const section of sections) {
    let score = 0;
    for (const word of words) {
      const value = (section.head.includes(word) ? 10 : 0) + (section.body.includes(word) ? 1 : 0);
      score = value === 0 ? -Infinity : score + value;
    }
    if (score > 0) found.push({ section, score });
  }
  const counts = new Map();
  const isWanted = ({ section: { title } }) => {
    counts.set(title, (counts.get(title) ?? 0) + 1);
    return counts.get(title) <= limitOfPage;
  };
  return found.sort((first, second) => second.score - first.score).filter(isWanted).slice(0, limit);
}

function show() {
  const words = folded(form.elements.q.value).split(/\s+/).filter(Boolean);
  results.hidden = words.length === 0;
  results.replaceChildren(
    ...(words.length === 0 ? [] : search(words)).map(({ section }) => {
      const item = document.createElement("li");
      const link = document.createElement("a");
      link.href = form.dataset.root + section.page;
      link.textContent = section.title === section.heading ? section.title : `${section.title}: ${section.heading}`;
      const text = document.createElement("p");
      const start = Math.max(0, section.body.indexOf(words[0]) - 60);
      text.textContent = section.text.slice(start, start + 160);
      item.append(link, text);
      return item;
    }),
  );
  if (words.length > 0 && results.childElementCount === 0) results.append("No section contains all words.");
}

form.addEventListener("input", show);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  results.querySelector("a")?.click();
});
