/** The list of translations: only the rows in sight are in the document. */
import { element, icon, newIdentifier } from "./dom.js";
import { statusLabel } from "./labels.js";
import { richText } from "./rich.js";
import { hitRanges } from "./search.js";
import { textDirection } from "./tokens.js";
import { word } from "./words.js";

const longestSummary = 160;
const maximumRows = 200;

/** @param {string} text */
function oneLine(text) {
  return text.slice(0, longestSummary).replace(/\s+/g, " ");
}

export class VirtualList {
  /**
   * @param {Work} work
   * @param {{ selected: (entry: import("./entry.js").Entry) => void, opened: (entry: import("./entry.js").Entry) => void }} actions
   */
  constructor(work, actions) {
    this.work = work;
    this.actions = actions;
    /** @type {import("./entry.js").Entry[]} */
    this.entries = [];
    /** @type {import("./entry.js").Entry | null} */
    this.active = null;
    this.query = "";
    this.rowHeight = 0;
    /** @type {HTMLElement[]} */
    this.rows = [];
    this.identifier = newIdentifier("row");
    this.window = element("div", { class: "list-window", role: "presentation" });
    this.space = element("div", { class: "list-space", role: "presentation" }, this.window);
    this.node = element(
      "div",
      { class: "list", role: "listbox", tabindex: "0", "aria-label": word("pageList"), onkeydown: (/** @type {KeyboardEvent} */ event) => this.pressed(event) },
      this.space,
    );
    this.node.addEventListener("scroll", () => this.show(), { passive: true });
    new ResizeObserver(() => this.measure()).observe(this.node);
  }

  get activeIndex() {
    return this.active ? this.entries.indexOf(this.active) : -1;
  }

  /**
   * @param {import("./entry.js").Entry[]} entries
   * @param {string} query Marked in the texts.
   */
  setEntries(entries, query) {
    this.entries = entries;
    this.query = query;
    this.node.scrollTop = 0;
    this.measure();
    if (this.active) this.reveal(this.activeIndex);
  }

  /** @param {import("./entry.js").Entry | null} entry */
  setActive(entry) {
    this.active = entry;
    this.reveal(this.activeIndex);
    this.show();
  }

  measure() {
    const probe = element("div", { class: "row" }, element("span", { text: "x" }));
    this.window.append(probe);
    this.rowHeight = probe.offsetHeight || 1;
    probe.remove();
    const total = this.entries.length * this.rowHeight;
    this.space.style.height = `${total}px`;
    this.window.style.height = `${Math.min(this.node.clientHeight, total)}px`;
    this.show();
  }

  /** @param {number} index */
  reveal(index) {
    if (index < 0 || this.rowHeight === 0) return;
    const top = index * this.rowHeight;
    const { scrollTop, clientHeight } = this.node;
    if (top < scrollTop) this.node.scrollTop = top;
    else if (top + this.rowHeight > scrollTop + clientHeight) this.node.scrollTop = top + this.rowHeight - clientHeight;
  }

  /** Shows the rows in sight. They are in a part that does not scroll, so that there is never an empty place. */
  show() {
    if (this.rowHeight === 0) return;
    const { scrollTop, clientHeight } = this.node;
    const first = Math.max(0, Math.floor(scrollTop / this.rowHeight));
    const count = Math.min(Math.ceil(clientHeight / this.rowHeight) + 1, this.entries.length - first, maximumRows);
    while (this.rows.length < count) this.addRow();
    this.rows.forEach((row, slot) => {
      const entry = slot < count ? this.entries[first + slot] : undefined;
      row.hidden = !entry;
      if (!entry) return;
      row.style.transform = `translateY(${(first + slot) * this.rowHeight - scrollTop}px)`;
      this.fillRow(row, entry, first + slot);
    });
    const activeIndex = this.activeIndex;
    const isShown = activeIndex >= first && activeIndex < first + count;
    if (isShown) this.node.setAttribute("aria-activedescendant", `${this.identifier}-${activeIndex - first}`);
    else this.node.removeAttribute("aria-activedescendant");
  }

  addRow() {
    const slot = this.rows.length;
    const row = element("div", { class: "row", role: "option", id: `${this.identifier}-${slot}` });
    row.addEventListener("click", () => {
      const entry = this.entries[Number(row.dataset.index)];
      if (entry) this.actions.opened(entry);
    });
    this.rows.push(row);
    this.window.append(row);
  }

  /**
   * @param {HTMLElement} row
   * @param {import("./entry.js").Entry} entry
   * @param {number} index
   */
  fillRow(row, entry, index) {
    row.dataset.index = String(index);
    row.setAttribute("aria-selected", String(entry === this.active));
    const { status, summary, translationSummary, hasUnsaved, shownQuestion } = entry;
    const signature = [entry.index, status, summary, translationSummary, hasUnsaved, shownQuestion !== "", this.query, this.entries.length, index].join("\n");
    if (row.dataset.signature === signature) return;
    row.dataset.signature = signature;
    row.dataset.status = status;
    row.setAttribute("aria-posinset", String(index + 1));
    row.setAttribute("aria-setsize", String(this.entries.length));
    const label = statusLabel(status);
    row.replaceChildren(
      element("span", { class: `mark ${status}`, title: label.text }, icon(label.icon)),
      element("span", { class: "row-texts" }, this.rowText("row-source", summary, this.work.source), this.rowText("row-target", translationSummary, this.work.language)),
      element("span", { class: "hidden-words", text: label.text }),
      ...(hasUnsaved ? [element("span", { class: "row-flag unsaved", title: word("pageUnsaved") }, icon("unsaved"), element("span", { class: "hidden-words", text: word("pageUnsaved") }))] : []),
      ...(shownQuestion ? [element("span", { class: "row-flag", title: word("pageQuestion") }, icon("question"), element("span", { class: "hidden-words", text: word("pageQuestion") }))] : []),
    );
  }

  /**
   * @param {string} name
   * @param {string} text
   * @param {WorkLanguage} language
   */
  rowText(name, text, language) {
    const shown = oneLine(text);
    if (shown === "") return element("span", { class: `${name} none`, text: word("pageNoTranslation") });
    const properties = { class: name, lang: language.code, dir: textDirection(shown, language.direction) };
    return element("span", properties, ...richText(shown, { extra: hitRanges(shown, this.query) }));
  }

  /** @param {KeyboardEvent} event */
  pressed(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const page = Math.max(1, Math.floor(this.node.clientHeight / this.rowHeight) - 1);
    /** @type {Record<string, number>} */
    const steps = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.entries.length, End: this.entries.length };
    if (event.key === "Enter" && this.active) {
      event.preventDefault();
      this.actions.opened(this.active);
    } else if (event.key in steps && this.entries.length > 0) {
      event.preventDefault();
      const next = Math.min(this.entries.length - 1, Math.max(0, this.activeIndex + steps[event.key]));
      this.setActive(this.entries[next]);
      this.actions.selected(this.entries[next]);
    }
  }
}
