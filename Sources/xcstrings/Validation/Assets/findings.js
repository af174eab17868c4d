// A finding, which opens to tell what its rule claims, and why. One of no catalog has no entry to stand
// at, and tells its place at once.
function findingNode(finding, catalog) {
  const rule = report.rules[finding.rule];
  const place = element("span", { class: "place", text: placeText(finding, catalog) });
  return element(
    "details",
    { class: `finding ${finding.severity}` },
    element(
      "summary",
      {},
      element("span", { class: "severity", text: labels[finding.severity] }),
      " ",
      element("span", { dir: "auto", text: finding.message }),
      " ",
      element("code", { text: finding.rule }),
      ...(catalog === null ? [" ", place] : []),
    ),
    rule ? element("p", {}, element("strong", { text: rule.claim }), ` ${rule.reason}`) : null,
    ...(finding.notes ?? []).map((note) => element("p", { text: noteText(note, catalog) })),
    catalog === null ? null : element("p", {}, place),
  );
}

// Where something is: a file without a path is that of the entry.
function placeText({ file, line }, catalog) {
  const name = file ?? catalog?.split("/").pop();
  return name && line ? `${name}:${line}` : name ?? "";
}

function noteText(note, catalog) {
  return note.line ? `${note.message} (${placeText(note, catalog)})` : note.message;
}
