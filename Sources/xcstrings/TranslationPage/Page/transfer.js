/** Download of the file that the translator sends back, and opening of a former one. */
import { openDialog } from "./dialog.js";
import { element } from "./dom.js";
import { downloadFile, readReturnedFile, returnedFileName } from "./returned-file.js";
import { word } from "./words.js";

/** @param {import("./app.js").App} app */
function finishDownload(app) {
  downloadFile(app.workspace);
  app.toast.show(word("pageDownloaded", returnedFileName(app.workspace)), { kind: "finished" });
}

/**
 * Downloads the file. If there are texts that are typed and not saved, it requests a confirmation first.
 *
 * @param {import("./app.js").App} app
 */
export function offerDownload(app) {
  const { confirmed, questions, unsaved } = app.workspace.progress();
  if (confirmed + questions === 0 && unsaved === 0) {
    app.toast.show(word("pageNothingSaved"));
    return;
  }
  if (unsaved === 0) {
    finishDownload(app);
    return;
  }
  const dialog = openDialog(word("pageDownload"), [
    element("p", { text: word("pageUnsavedDownload", unsaved) }),
    element(
      "div",
      { class: "actions" },
      element("button", {
        type: "button",
        class: "primary",
        autofocus: true,
        text: word("pageShowUnsaved"),
        onclick: () => {
          dialog.close();
          app.showFilter("unsaved");
        },
      }),
      element("button", {
        type: "button",
        text: word("pageDownloadAnyway"),
        onclick: () => {
          dialog.close();
          finishDownload(app);
        },
      }),
    ),
  ]);
}

/**
 * Lets the translator choose a file that was downloaded before.
 *
 * @param {import("./app.js").App} app
 */
export function chooseFile(app) {
  const input = element("input", { type: "file", accept: ".json,application/json" });
  input.addEventListener("change", async () => {
    const file = input.files?.[0];
    if (file) await takeFile(app, await file.text());
  });
  input.click();
}

/**
 * Takes the texts of a file.
 *
 * @param {import("./app.js").App} app
 * @param {string} text
 */
async function takeFile(app, text) {
  const found = readReturnedFile(app.workspace, text);
  if (!found) {
    app.toast.show(word("pageWrongFile"), { kind: "error" });
    return;
  }
  if (!(await app.saving.save(found.requests))) return;
  for (const { entry, text: question } of found.questions) await app.store.ask(entry, question);
  app.view.renew();
  app.refresh();
  const skipped = found.skipped > 0 ? ` ${word("pageFileSkipped", found.skipped)}` : "";
  app.toast.show(word("pageFileOpened", found.requests.length) + skipped);
}
