/** A text of a translation that is written in one field. */

/** The text of one variation, with what was typed and saved. */
export class Leaf {
  /**
   * @param {import("./entry.js").Entry} entry
   * @param {WorkText} text
   */
  constructor(entry, text) {
    this.entry = entry;
    this.text = text;
    /** @type {string | null} The text that was typed and not saved; `null` if there is none. */
    this.draft = null;
    /** @type {SavedText | null} What was saved in this session, or is kept in the browser. */
    this.saved = null;
    /** @type {string | null} The text of another person that was saved at the same time. */
    this.conflict = null;
  }

  get variation() {
    return this.text.variation;
  }

  /** The name by which the browser keeps the text. */
  get identifier() {
    const { item, workspace } = this.entry;
    return JSON.stringify([workspace.catalogName(item), item.key, this.variation]);
  }

  get base() {
    return this.saved?.text ?? this.text.value ?? "";
  }

  get value() {
    return this.draft ?? this.base;
  }

  get isUnsaved() {
    return this.draft !== null && this.draft !== this.base;
  }

  /** The state of the saved text, without what was typed. */
  get state() {
    if (this.saved) return this.saved.state;
    return this.text.value === undefined ? "missing" : (this.text.state ?? "new");
  }

  /** The source text. */
  get source() {
    const { sources } = this.entry.item;
    return sources.find(({ variation }) => variation === this.variation) ?? sources[sources.length - 1];
  }

  get sourceValue() {
    return this.source?.value ?? (this.source ? "" : this.entry.item.key);
  }

  /** The source text for which the translation was made; `undefined` if it has not changed. */
  get formerSource() {
    const { former } = this.entry.item;
    if (!former) return undefined;
    const found = former[this.variation] ?? former[this.source?.variation ?? ""] ?? (Object.keys(former).length === 1 ? former[""] : undefined);
    return found === this.sourceValue ? undefined : found;
  }

  /** Whether the text waited for a person when the work was made. */
  get needsWork() {
    if (this.text.value === undefined || this.text.state !== "translated") return true;
    const { reason, findings = [] } = this.entry.item;
    if (reason === "source-changed") return this.formerSource !== undefined || !this.entry.hasFormerSources;
    if (reason !== "error" && reason !== "finding") return reason !== "done";
    const own = findings.filter(({ variation }) => variation !== undefined);
    return own.length === 0 || own.some(({ variation }) => variation === this.variation);
  }

  /** Whether no person has decided about the text. */
  get isOpen() {
    return this.saved === null && this.needsWork;
  }

  get isEmpty() {
    return this.value.trim() === "";
  }
}
