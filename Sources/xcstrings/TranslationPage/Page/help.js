/** The list of keys. */
import { availableCommands, directCommands, leaderCommands } from "./commands.js";
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

/** @param {import("./workspace.js").Workspace} workspace */
export function openHelp(workspace) {
  openDialog(
    word("pageKeys"),
    [
      element("p", { class: "quiet", text: word("pageKeysHint") }),
      element("div", { class: "key-tables" }, commandTable(availableCommands(directCommands, workspace), ""), commandTable(availableCommands(leaderCommands, workspace), "Ctrl+M ")),
    ],
    "help-dialog",
  );
}
