/** The left part of the page: search, filters and the list. */
import { element, fill, icon, newIdentifier } from "./dom.js";
import { VirtualList } from "./list.js";
import { emptyFilter, filterGroups, filteredEntries, kindCounts } from "./search.js";
import { formatNumber, word } from "./words.js";

/** @type {Record<string, string>} */
const kindWords = {
  all: "pageFilterAll",
  open: "pageFilterOpen",
  done: "pageDone",
  review: "pageNeedsReview",
  unsaved: "pageUnsaved",
  error: "pageReasonError",
  "source-changed": "pageReasonSourceChanged",
  missing: "pageReasonMissing",
  finding: "pageReasonFinding",
  draft: "pageReasonDraft",
  question: "pageFilterQuestion",
  limit: "pageFilterLimit",
  comment: "pageFilterComment",
  forms: "pageFilterForms",
  refused: "pageFilterRefused",
};
const groupWords = ["pageFilterState", "pageFilterReason", "pageFilterWith"];

export class ListPane {
  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {{ selected: (entry: import("./entry.js").Entry) => void, opened: (entry: import("./entry.js").Entry) => void, filtered: (filter: Filter) => void }} actions
   */
  constructor(workspace, actions) {
    this.workspace = workspace;
    this.actions = actions;
    this.filter = { ...emptyFilter };
    this.list = new VirtualList(workspace.work, actions);
    const searchName = newIdentifier("search");
    this.search = element("input", { id: searchName, type: "search", autocomplete: "off", spellcheck: "false", placeholder: word("pageSearchHint"), oninput: () => this.searched() });
    this.show = element("select", { "aria-label": word("pageShow"), onchange: () => this.chosen() });
    this.catalog = element("select", { "aria-label": word("pageCatalog"), onchange: () => this.chosen() });
    this.count = element("p", { class: "count", role: "status" });
    this.nothing = element("div", { class: "nothing", hidden: true });
    fill(this.catalog, element("option", { value: "", text: word("pageAllCatalogs") }), ...workspace.work.catalogs.map((name) => element("option", { value: name, text: name })));
    this.node = element(
      "section",
      { class: "list-pane", "aria-label": word("pageList") },
      element(
        "div",
        { class: "filters", role: "search" },
        element("div", { class: "search-box" }, icon("search"), element("label", { class: "hidden-words", for: searchName, text: word("pageSearch") }), this.search),
        element("div", { class: "filter-row" }, this.show, workspace.work.catalogs.length > 1 && this.catalog),
        this.count,
      ),
      this.list.node,
      this.nothing,
    );
  }

  get entries() {
    return this.list.entries;
  }

  searched() {
    this.apply({ ...this.filter, query: this.search.value });
  }

  chosen() {
    this.apply({ ...this.filter, show: this.show.value, catalog: this.catalog.value });
  }

  /** @param {Filter} filter */
  apply(filter) {
    this.filter = filter;
    if (this.search.value !== filter.query) this.search.value = filter.query;
    this.catalog.value = filter.catalog;
    const entries = filteredEntries(this.workspace.entries, filter);
    this.list.node.hidden = entries.length === 0;
    this.list.setEntries(entries, filter.query);
    this.nothing.hidden = entries.length > 0;
    if (entries.length === 0) this.showNothing();
    this.count.textContent = word("pageCount", entries.length);
    if (this.show.value !== filter.show) this.refreshCounts();
    this.actions.filtered(filter);
  }

  showNothing() {
    const isOpen = this.filter.show === "open" && this.filter.query === "" && this.workspace.entries.length > 0;
    fill(
      this.nothing,
      icon(isOpen ? "done" : "search"),
      element("p", { text: word(this.workspace.entries.length === 0 ? "pageEmptyWork" : isOpen ? "pageAllDone" : "pageNothingFound") }),
      this.workspace.entries.length > 0 && element("button", { type: "button", text: word("pageShowAll"), onclick: () => this.apply({ ...emptyFilter }) }),
    );
  }

  /** Shows the numbers of translations in the filter. */
  refreshCounts() {
    const counts = kindCounts(this.workspace.entries);
    const groups = filterGroups.map((kinds, index) =>
      element(
        "optgroup",
        { label: word(groupWords[index]) },
        ...kinds
          .filter((kind) => (counts.get(kind) ?? 0) > 0 || kind === "all" || kind === this.filter.show)
          .map((kind) => element("option", { value: kind, text: `${word(kindWords[kind])} (${formatNumber(counts.get(kind) ?? 0)})` })),
      ),
    );
    fill(this.show, ...groups.filter((group) => group.childElementCount > 0));
    this.show.value = this.filter.show;
  }

  /** Shows the texts again after a change. The filter keeps its translations until it is changed. */
  refresh() {
    this.list.show();
    this.refreshCounts();
  }
}
