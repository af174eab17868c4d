/** A translation of one key, with its texts. */
import { Leaf } from "./leaf.js";
import { countWords, foldText } from "./search.js";

export class Entry {
  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {WorkItem} item
   * @param {number} index
   */
  constructor(workspace, item, index) {
    this.workspace = workspace;
    this.item = item;
    this.index = index;
    this.leaves = item.texts.map((text) => new Leaf(this, text));
    /** @type {string | null} The question that was written on this page. */
    this.question = null;
    /** @type {string | null} */
    this.folded = null;
    /** @type {number | null} */
    this.countedWords = null;
  }

  get key() {
    return this.item.key;
  }

  get hasFormerSources() {
    return Object.keys(this.item.former ?? {}).length > 0;
  }

  get identifier() {
    return JSON.stringify([this.workspace.catalogName(this.item), this.key]);
  }

  /** The question that is shown: the one written here, or the one in the project. */
  get shownQuestion() {
    return this.question ?? this.item.question ?? "";
  }

  get isOpen() {
    return this.leaves.some((leaf) => leaf.isOpen);
  }

  get hasUnsaved() {
    return this.leaves.some((leaf) => leaf.isUnsaved);
  }

  /** @returns {Status} */
  get status() {
    if (this.isOpen) return this.item.reason === "done" ? "draft" : this.item.reason;
    return this.leaves.some((leaf) => leaf.saved?.state === "needs_review") ? "review" : "done";
  }

  /** The first source text, for the list. */
  get summary() {
    return this.leaves[0]?.sourceValue ?? this.key;
  }

  /** The first text of the translation, for the list. */
  get translationSummary() {
    const leaf = this.leaves.find(({ isEmpty }) => !isEmpty);
    return leaf?.value ?? "";
  }

  /** The words of the source texts. */
  get sourceTexts() {
    return [...new Set(this.item.sources.map(({ value }) => value ?? this.key))];
  }

  /** All that a search looks at. */
  get searchText() {
    this.folded ??= foldText([this.key, this.item.comment ?? "", ...this.sourceTexts, ...this.leaves.map(({ value }) => value)].join("\n"));
    return this.folded;
  }

  /** How many words the source texts have. */
  get wordCount() {
    this.countedWords ??= this.sourceTexts.reduce((sum, text) => sum + countWords(text), 0);
    return this.countedWords;
  }

  /** Forgets what was made from the texts. Call it after a change. */
  changed() {
    this.folded = null;
  }

  /** @param {string} variation */
  leaf(variation) {
    return this.leaves.find((leaf) => leaf.variation === variation);
  }

  /**
   * Takes a newer version of the item. Typed texts stay.
   *
   * @param {WorkItem} item
   */
  update(item) {
    const former = this.leaves;
    this.item = item;
    this.countedWords = null;
    this.leaves = item.texts.map((text) => {
      const leaf = new Leaf(this, text);
      const old = former.find(({ variation }) => variation === text.variation);
      if (!old) return leaf;
      leaf.draft = old.draft;
      leaf.conflict = old.conflict;
      if (old.isUnsaved && old.base !== leaf.base) leaf.conflict = leaf.base;
      if (leaf.draft === leaf.base) leaf.draft = null;
      return leaf;
    });
    this.changed();
  }
}
