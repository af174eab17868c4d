/** The work of one language: its translations, and how far they are. */
import { Entry } from "./entry.js";
import { languageLabel } from "./words.js";

export class Workspace {
  /** @param {Work} work */
  constructor(work) {
    this.work = work;
    work.language.label = languageLabel(work.language);
    this.entries = work.items.map((item, index) => new Entry(this, item, index));
    /** @type {string | null} A problem of the catalogs; the page is then read only. */
    this.problem = work.problem ?? null;
    this.byIdentifier = new Map(this.entries.map((entry) => [entry.identifier, entry]));
    /** @type {Map<string, import("./leaf.js").Leaf[]> | null} */
    this.bySource = null;
  }

  get isReadOnly() {
    return this.work.mode === "read" || this.problem !== null;
  }

  /** @param {WorkItem} item */
  catalogName(item) {
    return this.work.catalogs[item.catalog] ?? "";
  }

  /**
   * @param {string} catalog
   * @param {string} key
   */
  find(catalog, key) {
    return this.byIdentifier.get(JSON.stringify([catalog, key]));
  }

  /**
   * Returns the text of the translation with a name that `Leaf.identifier` gave.
   *
   * @param {string} identifier
   */
  findLeaf(identifier) {
    try {
      const [catalog, key, variation] = JSON.parse(identifier);
      return this.find(catalog, key)?.leaf(variation);
    } catch {
      return undefined;
    }
  }

  /**
   * Returns the other texts with the same source text and variation.
   *
   * @param {import("./leaf.js").Leaf} leaf
   */
  repetitions(leaf) {
    if (!this.bySource) {
      this.bySource = new Map();
      for (const other of this.entries.flatMap(({ leaves }) => leaves)) {
        const name = `${other.variation}\n${other.sourceValue}`;
        const known = this.bySource.get(name);
        if (known) known.push(other);
        else this.bySource.set(name, [other]);
      }
    }
    return (this.bySource.get(`${leaf.variation}\n${leaf.sourceValue}`) ?? []).filter((other) => other !== leaf);
  }

  /**
   * Takes newer versions of items.
   *
   * @param {WorkItem[]} items
   * @param {[number | string, string][]} [removed]
   * @returns {boolean} Whether there are other keys than before.
   */
  update(items, removed = []) {
    const count = this.entries.length;
    for (const item of items) {
      const known = this.find(this.catalogName(item), item.key);
      if (known) known.update(item);
      else this.entries.push(new Entry(this, item, this.entries.length));
    }
    for (const [catalog, key] of removed) {
      const name = typeof catalog === "number" ? (this.work.catalogs[catalog] ?? "") : catalog;
      const gone = this.find(name, key);
      if (gone) this.entries = this.entries.filter((entry) => entry !== gone);
    }
    this.byIdentifier = new Map(this.entries.map((entry) => [entry.identifier, entry]));
    this.bySource = null;
    return count !== this.entries.length || removed.length > 0;
  }

  /** Returns how far the work is. */
  progress() {
    const result = { total: this.entries.length, done: 0, review: 0, open: 0, words: 0, unsaved: 0, confirmed: 0, questions: 0 };
    for (const entry of this.entries) {
      const { status } = entry;
      if (status === "done") result.done += 1;
      else if (status === "review") result.review += 1;
      else {
        result.open += 1;
        result.words += entry.wordCount;
      }
      if (entry.question !== null && entry.question !== "") result.questions += 1;
      for (const leaf of entry.leaves) {
        if (leaf.saved) result.confirmed += 1;
        if (leaf.isUnsaved) result.unsaved += 1;
      }
    }
    return result;
  }
}
