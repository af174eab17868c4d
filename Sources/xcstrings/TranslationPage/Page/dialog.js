/** Dialogs. */
import { element, iconButton, newIdentifier } from "./dom.js";
import { word } from "./words.js";

/**
 * Opens a dialog. The focus returns to where it was.
 *
 * @param {string} title
 * @param {Node[]} content
 * @param {string} [className]
 * @returns {HTMLDialogElement}
 */
export function openDialog(title, content, className = "") {
  const name = newIdentifier("dialog");
  const former = document.activeElement;
  const dialog = element("dialog", { class: className, "aria-labelledby": name });
  dialog.append(
    element("div", { class: "dialog-head" }, element("h2", { id: name, text: title }), iconButton("close", word("pageClose"), () => dialog.close())),
    ...content,
  );
  dialog.addEventListener("close", () => {
    dialog.remove();
    if (former instanceof HTMLElement && former.isConnected) former.focus();
  });
  document.body.append(dialog);
  dialog.showModal();
  return dialog;
}

export function isDialogOpen() {
  return document.querySelector("dialog[open]") !== null;
}
