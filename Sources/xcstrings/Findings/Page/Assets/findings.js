// A finding, which opens to tell what its rule claims, and why.
function findingNode(finding, file) {
  const rule = report.rules[finding.rule];
  const place = placeText(finding, file);
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
    ),
    rule ? element("p", {}, element("strong", { text: rule.claim }), ` ${rule.reason}`) : null,
    ...(finding.notes ?? []).map((note) => element("p", { text: noteText(note, file) })),
    place ? element("p", { class: "place", text: place }) : null,
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
