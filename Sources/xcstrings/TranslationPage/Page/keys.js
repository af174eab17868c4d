/** The keyboard. No single character is a command by itself. */
import { isDialogOpen } from "./dialog.js";
import { placeholderList } from "./tokens.js";

/**
 * Returns whether the browser shall undo in a field.
 *
 * @param {import("./app.js").App} app
 */
function isTypedIn(app) {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) return app.view.field?.area !== activeElement || app.view.field.leaf.isUnsaved;
  return activeElement instanceof HTMLInputElement;
}

/**
 * Runs the command of a key.
 *
 * @param {KeyboardEvent} event
 * @param {import("./app.js").App} app
 * @returns {boolean} Whether there is one.
 */
function runKey(event, app) {
  const { key, altKey, shiftKey } = event;
  const control = event.ctrlKey || event.metaKey;
  const isInSelect = event.target instanceof HTMLSelectElement;
  if (key === "F1") app.openHelp();
  else if (key === "Enter" && control && !altKey) app.saving.confirm("translated");
  else if (key === "Enter" && altKey && !control) app.saving.confirm("needs_review");
  else if (altKey && !control && !isInSelect && key === "ArrowDown") app.step(1);
  else if (altKey && !control && !isInSelect && key === "ArrowUp") app.step(-1);
  else if (event.ctrlKey && !altKey && !shiftKey && key.toLowerCase() === "m") app.leader.start(app.workspace);
  else if (control && !altKey && key.toLowerCase() === "z" && !shiftKey && !isTypedIn(app) && app.store.undoCount > 0) app.saving.undo();
  else if (control && !altKey && ((key.toLowerCase() === "z" && shiftKey) || key.toLowerCase() === "y") && !isTypedIn(app) && app.store.redoCount > 0) app.saving.redo();
  else if (key === "Escape" && event.target instanceof HTMLTextAreaElement) app.leaveField();
  else return false;
  return true;
}

/**
 * Runs a command of the leader key.
 *
 * @param {string} keys
 * @param {import("./app.js").App} app
 */
export function runLeader(keys, app) {
  const { view, workspace } = app;
  const { field } = view;
  const number = Number(keys.slice(1)) - 1;
  const writes = !workspace.isReadOnly && field;
  if (/^m[1-9]$/.test(keys) && writes) app.fillMatch(number);
  else if (/^p[1-9]$/.test(keys) && writes) field.insert(placeholderList(field.leaf.sourceValue)[number] ?? "");
  else if (keys === "c" && writes) field.setText(field.leaf.sourceValue);
  else if (keys === "k" && writes) view.composer.focusCharacters();
  else if (keys === "x" && writes) field.discard();
  else if (keys === "q" && writes) app.askQuestion();
  else if (keys === "r") app.toast.act();
  else if (keys === "d" && workspace.work.mode === "sent") app.download();
  else if (keys === "n") app.nextOpen();
  else if (keys === "f") app.searchFor(selectedText());
  else if (keys === "l") app.showList();
  else if (keys === "w") app.toggleBlanks();
}

/**
 * Returns what a number can choose after the first key of a command.
 *
 * @param {string} first
 * @param {import("./app.js").App} app
 */
export function leaderChoices(first, app) {
  const { field } = app.view;
  if (!field) return [];
  return first === "m" ? (field.leaf.text.matches ?? []).map(({ text }) => text) : placeholderList(field.leaf.sourceValue);
}

/** The text that is selected, in a field or elsewhere. */
function selectedText() {
  const { activeElement } = document;
  if (activeElement instanceof HTMLTextAreaElement) return activeElement.value.slice(activeElement.selectionStart, activeElement.selectionEnd);
  return String(getSelection() ?? "");
}

/** @param {import("./app.js").App} app */
export function listenToKeys(app) {
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.isComposing || event.defaultPrevented || !app.node.isConnected) return;
      if (app.leader.isActive) {
        app.leader.take(event);
        return;
      }
      if (isDialogOpen()) return;
      app.view.followFocus();
      if (!runKey(event, app)) return;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
}
