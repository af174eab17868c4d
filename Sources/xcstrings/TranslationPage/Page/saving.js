/** Saving: what is checked before, and where the page goes on. */
import { findingSentence, hasError } from "./findings.js";
import { repetitionRequests } from "./repetitions.js";
import { word } from "./words.js";

const longestQuotation = 40;

/**
 * Shows that something was not saved.
 *
 * @param {import("./app.js").App} app
 * @param {unknown} error
 */
export function showFailedSave(app, error) {
  app.toast.show(`${word("pageSaveFailed")} ${error instanceof Error ? error.message : ""}`, { kind: "error" });
}

/** @param {string} text */
function shortened(text) {
  const characters = [...text.replace(/\s+/g, " ")];
  return characters.length <= longestQuotation ? characters.join("") : `${characters.slice(0, longestQuotation).join("")}…`;
}

export class Saving {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.isBusy = false;
  }

  /**
   * Saves the text of the current field.
   *
   * @param {SavedState} state
   */
  async confirm(state) {
    const { field } = this.app.view;
    if (!field || this.app.workspace.isReadOnly || this.isBusy) return;
    const { leaf } = field;
    if (leaf.isEmpty && leaf.sourceValue.trim() !== "") {
      this.app.toast.show(word("pageEmptyText"), { kind: "error" });
      field.area.focus();
      return;
    }
    if (state === "translated" && hasError(field.findings)) {
      field.refuse();
      this.app.toast.say([word("pageNotSaved"), ...field.findings.map(findingSentence)].join(" "));
      return;
    }
    const isSame = !leaf.isUnsaved && !leaf.isOpen && leaf.state === state;
    if (!isSame && !(await this.save([{ leaf, text: leaf.value, state }]))) return;
    this.saved(leaf, isSame, state);
  }

  /**
   * Goes on after a text was saved.
   *
   * @param {import("./leaf.js").Leaf} leaf
   * @param {boolean} isSame
   * @param {SavedState} state
   */
  saved(leaf, isSame, state) {
    const { entry } = leaf;
    if (!isSame) {
      this.app.header.pace.saved();
      this.app.toast.hide();
      this.app.toast.say(word(state === "translated" ? "pageSavedTranslated" : "pageSavedReview"));
      this.offerRepetitions(leaf);
    }
    for (const field of this.app.view.fields) field.refresh();
    this.app.refresh();
    // The translator may have gone to another text meanwhile.
    if (this.app.view.field?.leaf.identifier !== leaf.identifier) return;
    const next = this.nextField(leaf);
    if (next) {
      this.app.view.select(next);
      next.area.focus();
      next.node.scrollIntoView({ block: "nearest" });
    } else this.app.nextOpen(entry);
  }

  /**
   * Returns the field of the same translation to go on with: the next empty one, or else the next one that waits.
   *
   * @param {import("./leaf.js").Leaf} leaf
   */
  nextField(leaf) {
    const { fields } = this.app.view;
    const index = fields.findIndex((field) => field.leaf === leaf);
    const others = [...fields.slice(index + 1), ...fields.slice(0, Math.max(0, index))].filter((field) => field.leaf.isOpen);
    return others.find((field) => field.leaf.isEmpty) ?? others[0];
  }

  /**
   * @param {SaveRequest[]} requests
   * @returns {Promise<boolean>} Whether all texts were saved.
   */
  async save(requests) {
    this.isBusy = true;
    try {
      const answers = await this.app.store.save(requests);
      const failed = answers.findIndex(({ status }) => status !== "saved");
      if (failed >= 0) this.showAnswer(requests[failed].leaf, answers[failed]);
      return failed < 0;
    } catch (error) {
      showFailedSave(this.app, error);
      return false;
    } finally {
      this.isBusy = false;
      this.app.header.refresh();
    }
  }

  /**
   * Shows why the server did not save a text.
   *
   * @param {import("./leaf.js").Leaf} leaf
   * @param {SaveAnswer} answer
   */
  showAnswer(leaf, answer) {
    this.app.open(leaf.entry, false);
    this.app.view.renew();
    const field = this.app.view.fields.find((one) => one.leaf === leaf);
    if (!field) return;
    const sentences = (answer.findings ?? []).map(findingSentence);
    if (answer.status === "invalid") field.refuse();
    field.area.focus();
    this.app.toast.say([word(answer.status === "conflict" ? "pageConflict" : "pageNotSaved"), ...sentences].join(" "));
    if (sentences.length > 0) this.app.toast.show(sentences.join(" "), { kind: "error" });
  }

  /** @param {import("./leaf.js").Leaf} leaf */
  offerRepetitions(leaf) {
    const requests = repetitionRequests(leaf);
    if (requests.length === 0) return;
    this.app.toast.show(word("pageRepetitions", requests.length, shortened(leaf.sourceValue)), {
      keys: "Ctrl+M r",
      label: word("pageApply", requests.length),
      action: async () => {
        if (!(await this.save(requests))) return;
        this.app.toast.show(word("pageApplied", requests.length));
        this.app.refresh();
        if (requests.some((request) => request.leaf.entry === this.app.view.entry)) this.app.view.renew();
      },
    });
  }

  async undo() {
    await this.moveBack(() => this.app.store.undo(), "pageUndone");
  }

  async redo() {
    await this.moveBack(() => this.app.store.redo(), "pageRedone");
  }

  /**
   * @param {() => Promise<import("./entry.js").Entry | null>} action
   * @param {string} sentence
   */
  async moveBack(action, sentence) {
    if (this.app.workspace.isReadOnly || this.isBusy) return;
    try {
      const entry = await action();
      if (!entry) return;
      this.app.toast.hide();
      if (entry === this.app.view.entry) this.app.view.renew();
      this.app.open(entry, true);
      this.app.refresh();
      this.app.toast.say(word(sentence));
    } catch (error) {
      showFailedSave(this.app, error);
    }
  }
}
