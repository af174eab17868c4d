/** The file that the translator sends back. */

const fileFormat = "xcstrings-work/1";

/**
 * Returns the row of a text.
 *
 * @param {import("./leaf.js").Leaf} leaf
 * @param {string} value
 * @param {SavedState} state
 * @returns {ReturnedString}
 */
export function returnedString(leaf, value, state) {
  const { item, workspace } = leaf.entry;
  return {
    catalog: workspace.catalogName(item),
    key: item.key,
    language: workspace.work.language.code,
    ...(leaf.variation === "" ? {} : { variation: leaf.variation }),
    value,
    state,
    sourceVersion: item.sourceVersion,
    ...(leaf.text.version === undefined ? {} : { targetVersion: leaf.text.version }),
  };
}

/**
 * Returns the row of a question.
 *
 * @param {import("./entry.js").Entry} entry
 * @param {string} text
 * @returns {ReturnedQuestion}
 */
export function returnedQuestion(entry, text) {
  return { catalog: entry.workspace.catalogName(entry.item), key: entry.key, language: entry.workspace.work.language.code, text };
}

/** @param {import("./workspace.js").Workspace} workspace */
export function returnedFileName(workspace) {
  return `${workspace.work.language.code}.xcstrings-work.json`;
}

/**
 * Returns the text of the file.
 *
 * @param {import("./workspace.js").Workspace} workspace
 */
export function returnedFileText(workspace) {
  const { work, entries } = workspace;
  const leaves = entries.flatMap((entry) => entry.leaves);
  /** @type {ReturnedFile} */
  const file = {
    format: fileFormat,
    id: work.id,
    sourceLanguage: work.source.code,
    language: work.language.code,
    saved: new Date().toISOString().replace(/\.\d+Z$/, "Z"),
    strings: leaves.flatMap((leaf) => (leaf.saved ? [returnedString(leaf, leaf.saved.text, leaf.saved.state)] : [])),
    questions: entries.flatMap((entry) => (entry.question ? [returnedQuestion(entry, entry.question)] : [])),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/**
 * Gives the file to the browser, which saves it.
 *
 * @param {import("./workspace.js").Workspace} workspace
 */
export function downloadFile(workspace) {
  const blob = new Blob([returnedFileText(workspace)], { type: "application/json" });
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = returnedFileName(workspace);
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Reads a file that this page made. The texts whose source has changed since are left out.
 *
 * @param {import("./workspace.js").Workspace} workspace
 * @param {string} text
 * @returns {{ requests: SaveRequest[], questions: { entry: import("./entry.js").Entry, text: string }[], skipped: number } | null}
 *   `null` if the file is of another kind or language.
 */
export function readReturnedFile(workspace, text) {
  /** @type {Partial<ReturnedFile>} */
  let file;
  try {
    file = JSON.parse(text);
  } catch {
    return null;
  }
  if (file === null || typeof file !== "object" || file.format !== fileFormat || file.language !== workspace.work.language.code) return null;
  if (!Array.isArray(file.strings)) return null;
  /** @type {SaveRequest[]} */
  const requests = [];
  let skipped = 0;
  for (const row of file.strings) {
    const leaf = workspace.find(row?.catalog, row?.key)?.leaf(row.variation ?? "");
    const isKnown = leaf && typeof row.value === "string" && row.sourceVersion === leaf.entry.item.sourceVersion;
    if (isKnown) requests.push({ leaf, text: row.value, state: row.state === "translated" ? "translated" : "needs_review" });
    else skipped += 1;
  }
  const questions = (Array.isArray(file.questions) ? file.questions : []).flatMap((row) => {
    const entry = workspace.find(row?.catalog, row?.key);
    return entry && typeof row.text === "string" ? [{ entry, text: row.text }] : [];
  });
  return { requests, questions, skipped };
}
