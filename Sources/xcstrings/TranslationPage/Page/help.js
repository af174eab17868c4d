/** The list of keys. */
import { directCommands, leaderCommands } from "./commands.js";
import { openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { keyLabel } from "./key-labels.js";
import { word } from "./words.js";

/**
 * @param {import("./commands.js").Command[]} commands
 * @param {string} prefix
 */
function commandTable(commands, prefix) {
  return element(
    "table",
    { class: "key-table" },
    element("tbody", {}, ...commands.map(({ keys, name }) => element("tr", {}, element("th", { scope: "row", text: word(name) }), element("td", {}, keyLabel(prefix + keys))))),
  );
}

/** @param {boolean} isReadOnly */
export function openHelp(isReadOnly) {
  const isShown = (/** @type {import("./commands.js").Command} */ { writes }) => !writes || !isReadOnly;
  openDialog(
    word("pageKeys"),
    [
      element("p", { class: "quiet", text: word("pageKeysHint") }),
      element("div", { class: "key-tables" }, commandTable(directCommands.filter(isShown), ""), commandTable(leaderCommands.filter(isShown), "Ctrl+M ")),
    ],
    "help-dialog",
  );
}
