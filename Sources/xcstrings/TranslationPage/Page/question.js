/** Questions of the translator to the developers. */
import { openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { keyLabel } from "./key-labels.js";
import { word } from "./words.js";

/**
 * Opens the dialog for the question about a text.
 *
 * @param {import("./entry.js").Entry} entry
 * @param {(text: string) => void} save
 */
export function openQuestion(entry, save) {
  const area = element("textarea", { id: "question-text", rows: "4", dir: "auto" });
  area.value = entry.shownQuestion;
  const finish = () => {
    dialog.close();
    save(area.value.trim());
  };
  area.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    finish();
  });
  const dialog = openDialog(
    word("pageQuestionTitle"),
    [
      element("p", { class: "quiet", text: word(entry.workspace.work.mode === "edit" ? "pageQuestionHintEdit" : "pageQuestionHint") }),
      element("p", { class: "about-text", dir: "auto", text: entry.summary }),
      element("label", { for: "question-text", text: word("pageQuestion") }),
      area,
      element(
        "div",
        { class: "actions" },
        element("button", { type: "button", class: "primary", onclick: finish }, word("pageSaveQuestion"), keyLabel("Ctrl+Enter")),
        element("button", { type: "button", onclick: () => dialog.close(), text: word("pageCancel") }),
      ),
    ],
    "question-dialog",
  );
  area.focus();
}
