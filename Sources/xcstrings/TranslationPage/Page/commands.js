/** The commands with keys. */

/**
 * @typedef {object} Command
 * @property {string} keys Steps are separated by a space.
 * @property {string} name The name of its word.
 * @property {boolean} [writes] Whether it changes something.
 * @property {boolean} [isSent] Whether only a page that was sent has it.
 */

/** @type {Command[]} */
export const directCommands = [
  { keys: "Ctrl+Enter", name: "pageKeysSave", writes: true },
  { keys: "Alt+Enter", name: "pageKeysReview", writes: true },
  { keys: "Alt+Down", name: "pageKeysNext" },
  { keys: "Alt+Up", name: "pageKeysPrevious" },
  { keys: "Ctrl+Z", name: "pageKeysUndo", writes: true },
  { keys: "Ctrl+Shift+Z", name: "pageKeysRedo", writes: true },
  { keys: "Esc", name: "pageKeysLeave" },
  { keys: "F1", name: "pageKeysHelp" },
];

/** @type {Command[]} The commands after Ctrl+M. */
export const leaderCommands = [
  { keys: "m 1…9", name: "pageKeysMatch", writes: true },
  { keys: "p 1…9", name: "pageKeysPlaceholder", writes: true },
  { keys: "c", name: "pageCopySource", writes: true },
  { keys: "k", name: "pageKeysCharacters", writes: true },
  { keys: "n", name: "pageKeysUnfinished" },
  { keys: "f", name: "pageSearch" },
  { keys: "l", name: "pageKeysList" },
  { keys: "q", name: "pageAsk", writes: true },
  { keys: "r", name: "pageKeysRepeat" },
  { keys: "x", name: "pageDiscard", writes: true },
  { keys: "d", name: "pageDownload", isSent: true },
  { keys: "w", name: "pageShowBlanks" },
];

/**
 * Returns the commands of a page.
 *
 * @param {Command[]} commands
 * @param {import("./workspace.js").Workspace} workspace
 */
export function availableCommands(commands, workspace) {
  return commands.filter(({ writes, isSent }) => (!writes || !workspace.isReadOnly) && (!isSent || workspace.work.mode === "sent"));
}
