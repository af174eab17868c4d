/** The edits of the local editor, which the server saves in the catalogs. */
import { returnedQuestion, returnedString } from "./returned-file.js";
import { askServer } from "./server.js";

const longestPause = 30_000;

/** @implements {EditStore} */
export class ServerStore {
  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {import("./storage.js").PageStorage} storage For what was typed and not saved.
   */
  constructor(workspace, storage) {
    this.workspace = workspace;
    this.storage = storage;
    this.isPersistent = true;
    this.undoCount = workspace.work.undo ?? 0;
    this.redoCount = workspace.work.redo ?? 0;
    this.revision = workspace.work.revision ?? 0;
    this.isStopped = false;
    for (const [name, value] of storage.all("draft/")) {
      const leaf = workspace.findLeaf(name);
      if (leaf) leaf.draft = value === leaf.base ? null : value;
    }
  }

  get language() {
    return this.workspace.work.language.code;
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
    const strings = requests.map(({ leaf, text, state }) => returnedString(leaf, text, state));
    const answer = await askServer("api/save", { language: this.language, strings, questions: [] });
    /** @type {SaveAnswer[]} */
    const results = answer.results ?? [];
    results.forEach((result, index) => this.take(requests[index], result));
    this.undoCount = answer.undo ?? this.undoCount + 1;
    this.redoCount = 0;
    return results;
  }

  /**
   * @param {SaveRequest} request
   * @param {SaveAnswer} result
   */
  take({ leaf, text, state }, result) {
    const { item } = leaf.entry;
    if (result.sourceVersion) item.sourceVersion = result.sourceVersion;
    if (result.status === "saved") {
      const savedState = result.state === "needs_review" ? "needs_review" : state;
      leaf.text = { ...leaf.text, value: text, state: savedState, version: result.version };
      leaf.saved = { text, state: savedState };
      if (leaf.draft === text) leaf.draft = null;
      leaf.conflict = null;
    } else if (result.status === "conflict") {
      if (result.sources) item.sources = result.sources;
      if (result.current) leaf.text = { ...leaf.text, ...result.current, variation: leaf.variation };
      leaf.saved = null;
      leaf.draft = text;
      leaf.conflict = leaf.text.value ?? "";
    }
    leaf.entry.changed();
    this.keepDraft(leaf);
  }

  /**
   * @param {import("./entry.js").Entry} entry
   * @param {string} text
   */
  async ask(entry, text) {
    await askServer("api/save", { language: this.language, strings: [], questions: [returnedQuestion(entry, text)] });
    entry.question = text === "" ? null : text;
    entry.item.question = text;
  }

  async undo() {
    return this.move("api/undo");
  }

  async redo() {
    return this.move("api/redo");
  }

  /**
   * @param {string} path
   * @returns {Promise<import("./entry.js").Entry | null>}
   */
  async move(path) {
    const answer = await askServer(path, { language: this.language });
    /** @type {WorkItem[]} */
    const items = answer.items ?? [];
    this.workspace.update(items);
    this.undoCount = answer.undo ?? 0;
    this.redoCount = answer.redo ?? 0;
    const first = items[0];
    return first ? (this.workspace.find(this.workspace.catalogName(first), first.key) ?? null) : null;
  }

  /**
   * Waits for changes from outside until the page is closed.
   *
   * @param {(items: WorkItem[], hasOtherKeys: boolean) => void} changed
   * @param {(isConnected: boolean) => void} connected
   */
  async watch(changed, connected) {
    let pause = 1_000;
    while (!this.isStopped) {
      try {
        const answer = await askServer(`api/changes?language=${encodeURIComponent(this.language)}&revision=${this.revision}`);
        if (this.isStopped) return;
        this.revision = answer.revision ?? this.revision;
        const { problem } = this.workspace;
        this.workspace.problem = answer.problem ?? null;
        /** @type {WorkItem[]} */
        const items = (answer.items ?? []).filter((/** @type {WorkItem} */ item) => this.isNews(item));
        const hasOtherKeys = this.workspace.update(items, answer.removed);
        pause = 1_000;
        connected(true);
        if (items.length > 0 || hasOtherKeys || problem !== this.workspace.problem) changed(items, hasOtherKeys);
      } catch {
        connected(false);
        await new Promise((resolve) => setTimeout(resolve, pause));
        pause = Math.min(pause * 2, longestPause);
      }
    }
  }

  /**
   * Returns whether an item differs from the one that is known. The own edits come back as changes too.
   *
   * @param {WorkItem} item
   */
  isNews(item) {
    const known = this.workspace.find(this.workspace.catalogName(item), item.key);
    if (!known || known.item.sourceVersion !== item.sourceVersion || known.item.answer !== item.answer) return true;
    return item.texts.length !== known.leaves.length || item.texts.some((text) => known.leaf(text.variation)?.text.version !== text.version);
  }

  stop() {
    this.isStopped = true;
  }
}
