/** What the browser keeps for the page. */

/** The storage of one work: names with texts. */
export class PageStorage {
  /** @param {string} name */
  constructor(name) {
    this.prefix = `xcstrings-work:${name}/`;
    /** Whether the texts survive that the page is closed. */
    this.isPersistent = true;
    /** @type {Map<string, string>} */
    this.memory = new Map();
    /** @type {() => void} Called once if the browser does not keep a text. */
    this.failed = () => {};
    try {
      localStorage.setItem(`${this.prefix}test`, "1");
      localStorage.removeItem(`${this.prefix}test`);
    } catch {
      this.isPersistent = false;
    }
  }

  /**
   * @param {string} name
   * @returns {string | null}
   */
  get(name) {
    if (this.memory.has(name)) return this.memory.get(name) ?? null;
    if (!this.isPersistent) return null;
    return localStorage.getItem(this.prefix + name);
  }

  /**
   * @param {string} name
   * @param {string | null} value `null` removes it.
   */
  set(name, value) {
    if (value === null) this.memory.delete(name);
    try {
      if (!this.isPersistent) throw new Error("no storage");
      if (value === null) localStorage.removeItem(this.prefix + name);
      else localStorage.setItem(this.prefix + name, value);
      this.memory.delete(name);
    } catch {
      if (value !== null) this.memory.set(name, value);
      if (this.isPersistent) {
        this.isPersistent = false;
        this.failed();
      }
    }
  }

  /**
   * Returns the rests of the names that begin with a text, with their values.
   *
   * @param {string} beginning
   * @returns {[string, string][]}
   */
  all(beginning) {
    const whole = this.prefix + beginning;
    /** @type {Map<string, string>} */
    const found = new Map();
    try {
      for (let index = 0; index < localStorage.length; index += 1) {
        const name = localStorage.key(index);
        if (name?.startsWith(whole)) found.set(name.slice(whole.length), localStorage.getItem(name) ?? "");
      }
    } catch {
      found.clear();
    }
    for (const [name, value] of this.memory) if (name.startsWith(beginning)) found.set(name.slice(beginning.length), value);
    return [...found];
  }

  /**
   * Calls an action if another tab has changed something.
   *
   * @param {(name: string) => void} action
   */
  onOtherTab(action) {
    addEventListener("storage", (event) => {
      if (event.key?.startsWith(this.prefix)) action(event.key.slice(this.prefix.length));
    });
  }
}
