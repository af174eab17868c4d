/** The page: its parts, and what its commands do. */
import { readAddress, writeAddress } from "./address.js";
import { bannerNodes } from "./banners.js";
import { element, fill } from "./dom.js";
import { EntryView } from "./entry-view.js";
import { findingSentence } from "./findings.js";
import { Header } from "./header.js";
import { openHelp } from "./help.js";
import { leaderChoices, listenToKeys, runLeader } from "./keys.js";
import { Leader } from "./leader.js";
import { ListPane } from "./list-pane.js";
import { openQuestion } from "./question.js";
import { Saving, showFailedSave } from "./saving.js";
import { emptyFilter } from "./search.js";
import { Toast } from "./toast.js";
import { chooseFile, offerDownload } from "./transfer.js";
import { word } from "./words.js";

/** The numbers in the bar wait for a pause in the typing. */
const headerPause = 300;
const searchPortion = 500;

export class App {
  /**
   * @param {import("./workspace.js").Workspace} workspace
   * @param {EditStore} store
   * @param {import("./settings.js").Settings} settings
   */
  constructor(workspace, store, settings) {
    this.workspace = workspace;
    this.store = store;
    this.settings = settings;
    this.saving = new Saving(this);
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.headerTimer = undefined;
    /** @type {(code: string) => void} Called to show another language. */
    this.changeLanguage = (code) => void code;
    this.leader = new Leader(
      (keys) => runLeader(keys, this),
      (first) => leaderChoices(first, this),
    );
    this.toast = new Toast();
    this.listPane = new ListPane(workspace, {
      selected: (entry) => this.select(entry),
      opened: (entry) => this.open(entry, true),
      filtered: (filter) => {
        writeAddress(filter, this.view?.entry ?? null);
        this.view?.showPosition();
      },
    });
    this.view = new EntryView(this);
    this.header = new Header(this);
    this.banners = element("section", { class: "banners", "aria-label": word("pageMessages") });
    this.node = element("div", { class: "page" }, this.header.node, this.banners, element("main", {}, this.listPane.node, this.view.node), this.leader.node, this.toast.node, this.toast.speaker);
    this.node.dataset.view = "list";
    listenToKeys(this);
  }

  /** Shows the page as the address says. */
  start() {
    const { filter, key, catalog } = readAddress();
    const chosen = key === "" ? undefined : this.workspace.entries.find((entry) => entry.key === key && (catalog === "" || this.workspace.catalogName(entry.item) === catalog));
    this.listPane.apply(filter);
    const first = chosen ?? this.listPane.entries.find(({ isOpen }) => isOpen) ?? this.listPane.entries[0];
    if (first) this.select(first);
    this.refresh();
    this.showBanners();
    this.prepareSearch(0);
  }

  /**
   * Prepares the texts for the search, some at a time.
   *
   * @param {number} index
   */
  prepareSearch(index) {
    const { entries } = this.workspace;
    const end = Math.min(entries.length, index + searchPortion);
    for (const entry of entries.slice(index, end)) void entry.searchText;
    if (end < entries.length) setTimeout(() => this.prepareSearch(end), 20);
  }

  showBanners() {
    fill(this.banners, ...bannerNodes(this));
  }

  /** Shows states and numbers again. */
  refresh() {
    this.listPane.refresh();
    this.view.refresh();
    this.header.refresh();
  }

  /** @param {import("./entry.js").Entry} entry */
  select(entry) {
    if (this.view.entry !== entry) this.view.show(entry);
    if (this.listPane.list.active !== entry) this.listPane.list.setActive(entry);
    writeAddress(this.listPane.filter, entry);
  }

  /**
   * Shows a translation.
   *
   * @param {import("./entry.js").Entry} entry
   * @param {boolean} isFocused Whether the field gets the focus.
   */
  open(entry, isFocused) {
    this.select(entry);
    this.node.dataset.view = "entry";
    if (isFocused) this.view.focus();
  }

  showList() {
    this.node.dataset.view = "list";
    this.listPane.list.setActive(this.view.entry);
    this.listPane.list.node.focus();
  }

  leaveField() {
    if (this.node.dataset.view === "entry" && this.view.back.offsetParent) this.view.back.focus();
    else this.listPane.list.node.focus();
  }

  /** @param {import("./field.js").Field} field */
  focused(field) {
    this.view.select(field);
  }

  /** @param {import("./field.js").Field} field */
  typed(field) {
    this.store.keepDraft(field.leaf);
    this.view.refresh();
    this.listPane.list.show();
    clearTimeout(this.headerTimer);
    this.headerTimer = setTimeout(() => this.header.refresh(), headerPause);
    if (field.findings.length > 0) this.toast.say(field.findings.map(findingSentence).join(". "), 900);
  }

  /** @param {import("./field.js").Field} field */
  decided(field) {
    this.store.keepDraft(field.leaf);
    field.refresh();
    this.refresh();
    field.area.focus();
  }

  /** @param {number} index */
  fillMatch(index) {
    const match = this.view.field?.leaf.text.matches?.[index];
    if (match) this.view.field?.setText(match.text);
  }

  /**
   * Goes to the next or previous translation of the list.
   *
   * @param {number} by
   */
  step(by) {
    const { entries } = this.listPane;
    const index = this.view.entry ? entries.indexOf(this.view.entry) : -1;
    const next = entries[index + by];
    if (next) this.open(next, true);
    else this.toast.say(word("pageEndOfList"));
  }

  /** @param {import("./entry.js").Entry | null} [from] */
  nextOpen(from = this.view.entry) {
    const { entries } = this.listPane;
    const index = from ? entries.indexOf(from) : -1;
    const next = [...entries.slice(index + 1), ...entries.slice(0, index + 1)].find((entry) => entry.isOpen);
    if (next) {
      this.open(next, true);
      return;
    }
    if (this.toast.action) return;
    const elsewhere = this.workspace.entries.find((entry) => entry.isOpen);
    if (elsewhere) this.toast.show(word("pageDoneHere"), { keys: "Ctrl+M r", label: word("pageShowOpen"), action: () => this.showFilter("open") });
    else if (this.workspace.work.mode === "sent") this.toast.show(word("pageAllDone"), { keys: "Ctrl+M d", label: word("pageDownload"), action: () => this.download(), kind: "finished" });
    else this.toast.show(word("pageAllDone"), { kind: "finished" });
  }

  /** @param {string} show */
  showFilter(show) {
    this.listPane.apply({ ...emptyFilter, show });
    const first = this.listPane.entries[0];
    if (first) this.open(first, true);
  }

  /** @param {string} text */
  searchFor(text) {
    this.node.dataset.view = "list";
    if (text.trim() !== "") this.listPane.apply({ ...this.listPane.filter, query: text.trim() });
    this.listPane.search.focus();
    this.listPane.search.select();
  }

  askQuestion() {
    const { entry } = this.view;
    if (!entry || this.workspace.isReadOnly) return;
    openQuestion(entry, async (text) => {
      try {
        await this.store.ask(entry, text);
        this.refresh();
        this.toast.say(word("pageQuestionSaved"));
      } catch (error) {
        showFailedSave(this, error);
      }
    });
  }

  download() {
    offerDownload(this);
  }

  openFile() {
    chooseFile(this);
  }

  openHelp() {
    openHelp(this.workspace);
  }

  changeTheme() {
    this.settings.nextTheme();
    this.header.refresh();
  }

  toggleBlanks() {
    this.settings.toggleBlanks();
    this.view.renew();
    this.header.refresh();
  }
}
