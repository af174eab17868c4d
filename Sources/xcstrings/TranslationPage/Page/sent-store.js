/** The edits of a sent page, which the browser keeps. */

/**
 * @typedef {object} UndoStep
 * @property {import("./leaf.js").Leaf} leaf
 * @property {SavedText | null} before
 * @property {SavedText | null} after
 */

/** @implements {EditStore} */
export class SentStore {
  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {import("./storage.js").PageStorage} storage
   */
  constructor(workspace, storage) {
    this.workspace = workspace;
    this.storage = storage;
    /** @type {UndoStep[][]} */
    this.done = [];
    /** @type {UndoStep[][]} */
    this.undone = [];
    for (const kind of ["saved/", "draft/", "question/"]) {
      for (const [name, value] of storage.all(kind)) this.restore(kind, name, value);
    }
  }

  get isPersistent() {
    return this.storage.isPersistent;
  }

  get undoCount() {
    return this.done.length;
  }

  get redoCount() {
    return this.undone.length;
  }

  /**
   * Takes a value of the storage.
   *
   * @param {string} kind
   * @param {string} name
   * @param {string | null} value
   */
  restore(kind, name, value) {
    const entry = kind === "question/" ? this.workspace.byIdentifier.get(name) : undefined;
    if (entry) {
      entry.question = value;
      return entry;
    }
    const leaf = this.workspace.findLeaf(name);
    if (!leaf) return undefined;
    if (kind === "draft/") leaf.draft = value;
    else leaf.saved = value === null ? null : savedText(value);
    leaf.entry.changed();
    return leaf.entry;
  }

  /** @param {import("./leaf.js").Leaf} leaf */
  keepDraft(leaf) {
    this.storage.set(`draft/${leaf.identifier}`, leaf.isUnsaved ? leaf.draft : null);
  }

  /**
   * @param {SaveRequest[]} requests
   * @returns {Promise<SaveAnswer[]>}
   */
  async save(requests) {
    /** @type {UndoStep[]} */
    const steps = requests.map(({ leaf, text, state }) => ({ leaf, before: leaf.saved, after: { text, state } }));
    if (steps.length > 0) this.done.push(steps);
    this.undone = [];
    for (const { leaf, after } of steps) this.put(leaf, after);
    return requests.map(({ state }) => ({ status: "saved", state }));
  }

  /**
   * @param {import("./leaf.js").Leaf} leaf
   * @param {SavedText | null} saved
   */
  put(leaf, saved) {
    leaf.saved = saved;
    leaf.draft = null;
    leaf.entry.changed();
    this.storage.set(`saved/${leaf.identifier}`, saved ? JSON.stringify(saved) : null);
    this.storage.set(`draft/${leaf.identifier}`, null);
  }

  /**
   * @param {import("./entry.js").Entry} entry
   * @param {string} text
   */
  async ask(entry, text) {
    entry.question = text === "" ? null : text;
    this.storage.set(`question/${entry.identifier}`, entry.question);
  }

  async undo() {
    return this.move(this.done, this.undone, ({ leaf, before }) => this.put(leaf, before));
  }

  async redo() {
    return this.move(this.undone, this.done, ({ leaf, after }) => this.put(leaf, after));
  }

  /**
   * @param {UndoStep[][]} from
   * @param {UndoStep[][]} to
   * @param {(step: UndoStep) => void} action
   * @returns {Promise<import("./entry.js").Entry | null>}
   */
  async move(from, to, action) {
    const steps = from.pop();
    if (!steps) return null;
    to.push(steps);
    steps.forEach(action);
    return steps[0].leaf.entry;
  }
}

/**
 * @param {string} value
 * @returns {SavedText | null}
 */
function savedText(value) {
  try {
    const { text, state } = JSON.parse(value);
    if (typeof text !== "string" || (state !== "translated" && state !== "needs_review")) return null;
    return { text, state };
  } catch {
    return null;
  }
}
