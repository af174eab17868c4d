// Puts the page together, and keeps it and its address at what the reader has chosen.

const list = new EntryList();
const controls = new Controls(change);
const progress = element("details", { class: "progress" }, element("summary", { text: labels.progress }));

function show(filter) {
  controls.filter = filter;
  const found = results(controls.filter);
  controls.show(found);
  list.show(found.entries, controls.filter);
  showProgress(controls.filter);
}

// The numbers of the languages depend on the catalog alone; while somebody types, they stay.
let progressShown = null;

function showProgress({ catalog, language }) {
  const wanted = JSON.stringify([catalog, language]);
  if (wanted === progressShown) return;
  progressShown = wanted;
  progress.replaceChildren(progress.firstChild, progressTable({ catalog, language }));
}

// The address follows when the reader has stopped typing: browsers forbid to change it too often.
let addressChange = 0;

function change(filter) {
  show(filter);
  clearTimeout(addressChange);
  addressChange = setTimeout(() => history.replaceState(null, "", address(controls.filter)), 300);
}

addEventListener("hashchange", () => {
  show(filterInAddress());
  scrollTo({ top: controls.node.offsetTop });
});

progress.open = languages.length <= 8;
document.body.append(
  element(
    "header",
    { class: "page" },
    element("h1", { text: report.title }),
    ...report.summary.map((text) => element("p", { text })),
    report.findings.length > 0
      ? element("section", {}, element("h2", { text: labels.elsewhere }), ...report.findings.map((finding) => findingNode(finding, null)))
      : null,
    progress,
  ),
  controls.node,
  list.node,
  list.end,
);
show(filterInAddress());
