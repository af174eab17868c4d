/** The page: its parts, and what its commands do. */
import { readAddress, writeAddress } from "./address.js";
import { element, fill, icon, iconButton } from "./dom.js";
import { EntryView } from "./entry-view.js";
import { findingSentence, hasError } from "./findings.js";
import { Header } from "./header.js";
import { openHelp } from "./help.js";
import { listenToKeys, runLeader } from "./keys.js";
import { Leader } from "./leader.js";
import { ListPane } from "./list-pane.js";
import { openQuestion } from "./question.js";
import { repetitionRequests } from "./repetitions.js";
import { emptyFilter } from "./search.js";
import { Toast } from "./toast.js";
import { chooseFile, offerDownload } from "./transfer.js";
import { word } from "./words.js";

/** The numbers in the bar wait for a pause in the typing. */
const headerPause = 300;

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
    this.isBusy = false;
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.headerTimer = undefined;
    /** @type {(code: string) => void} Called to show another language. */
    this.changeLanguage = (code) => void code;
    this.leader = new Leader((keys) => runLeader(keys, this));
    this.toast = new Toast();
    this.listPane = new ListPane(workspace, {
      selected: (entry) => this.select(entry),
      opened: (entry) => this.open(entry, true),
      filtered: (filter) => writeAddress(filter, this.view?.entry ?? null),
    });
    this.view = new EntryView(this);
    this.header = new Header(this);
    this.banners = element("div", { class: "banners" });
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
  }

  showBanners() {
    const { workspace, settings, store } = this;
    const { work } = workspace;
    /** @type {(Node | false)[]} */
    const banners = [
      workspace.problem !== null && this.banner("problem", workspace.problem),
      work.mode === "sent" && !store.isPersistent && this.banner("problem", word("pageNoStorage")),
      !settings.knowsPage && this.banner("welcome", word(work.mode === "read" ? "pageWelcomeRead" : work.mode === "sent" ? "pageWelcome" : "pageWelcomeEdit"), () => settings.welcomed()),
    ];
    fill(this.banners, ...banners);
  }

  /**
   * @param {string} kind
   * @param {string} text
   * @param {() => void} [close]
   */
  banner(kind, text, close) {
    const node = element("div", { class: `banner ${kind}`, role: kind === "problem" ? "alert" : undefined }, icon(kind === "problem" ? "error" : "note"), element("p", { text }));
    if (close) {
      node.append(
        iconButton("close", word("pageClose"), () => {
          close();
          node.remove();
          this.view.focus();
        }),
      );
    }
    return node;
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

  /**
   * Saves the text of the current field.
   *
   * @param {SavedState} state
   */
  async confirm(state) {
    const { field } = this.view;
    if (!field || this.workspace.isReadOnly || this.isBusy) return;
    const { leaf } = field;
    if (leaf.isEmpty && leaf.sourceValue.trim() !== "") {
      this.toast.show(word("pageEmptyText"), { kind: "error" });
      field.area.focus();
      return;
    }
    if (state === "translated" && hasError(field.findings)) {
      field.refuse();
      this.toast.say([word("pageNotSaved"), ...field.findings.map(findingSentence)].join(" "));
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
      this.header.pace.saved();
      this.toast.hide();
      this.toast.say(word(state === "translated" ? "pageSavedTranslated" : "pageSavedReview"));
      this.offerRepetitions(leaf);
    }
    for (const field of this.view.fields) field.refresh();
    this.refresh();
    const next = this.nextField(leaf);
    if (next) {
      next.area.focus();
      next.node.scrollIntoView({ block: "nearest" });
    } else this.nextOpen(entry);
  }

  /**
   * Returns the field of the same translation to go on with: the next empty one, or else the next one that waits.
   *
   * @param {import("./leaf.js").Leaf} leaf
   */
  nextField(leaf) {
    const { fields } = this.view;
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
      const answers = await this.store.save(requests);
      const failed = answers.findIndex(({ status }) => status !== "saved");
      if (failed >= 0) this.showAnswer(requests[failed].leaf, answers[failed]);
      return failed < 0;
    } catch (error) {
      this.toast.show(`${word("pageSaveFailed")} ${error instanceof Error ? error.message : ""}`, { kind: "error" });
      return false;
    } finally {
      this.isBusy = false;
      this.header.refresh();
    }
  }

  /**
   * Shows why the server did not save a text.
   *
   * @param {import("./leaf.js").Leaf} leaf
   * @param {SaveAnswer} answer
   */
  showAnswer(leaf, answer) {
    this.open(leaf.entry, false);
    this.view.renew();
    const field = this.view.fields.find((one) => one.leaf === leaf);
    if (!field) return;
    const sentences = (answer.findings ?? []).map(findingSentence);
    if (answer.status === "invalid") field.refuse();
    field.area.focus();
    this.toast.say([word(answer.status === "conflict" ? "pageConflict" : "pageNotSaved"), ...sentences].join(" "));
    if (sentences.length > 0) this.toast.show(sentences.join(" "), { kind: "error" });
  }

  /** @param {import("./leaf.js").Leaf} leaf */
  offerRepetitions(leaf) {
    const requests = repetitionRequests(leaf);
    if (requests.length === 0) return;
    this.toast.show(word("pageRepetitions", requests.length), {
      label: word("pageApply", requests.length),
      action: async () => {
        if (!(await this.save(requests))) return;
        this.toast.show(word("pageApplied", requests.length));
        this.refresh();
        if (requests.some((request) => request.leaf.entry === this.view.entry)) this.view.renew();
      },
    });
  }

  applyRepetitions() {
    this.toast.act();
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
    if (elsewhere) this.toast.show(word("pageDoneHere"), { label: word("pageShowOpen"), action: () => this.showFilter("open") });
    else if (this.workspace.work.mode === "sent") this.toast.show(word("pageAllDone"), { label: word("pageDownload"), action: () => this.download(), kind: "finished" });
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

  async undo() {
    await this.moveBack(() => this.store.undo(), "pageUndone");
  }

  async redo() {
    await this.moveBack(() => this.store.redo(), "pageRedone");
  }

  /**
   * @param {() => Promise<import("./entry.js").Entry | null>} action
   * @param {string} sentence
   */
  async moveBack(action, sentence) {
    if (this.workspace.isReadOnly || this.isBusy) return;
    try {
      const entry = await action();
      if (!entry) return;
      this.toast.hide();
      if (entry === this.view.entry) this.view.renew();
      this.open(entry, true);
      this.refresh();
      this.toast.say(word(sentence));
    } catch (error) {
      this.toast.show(`${word("pageSaveFailed")} ${error instanceof Error ? error.message : ""}`, { kind: "error" });
    }
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
        this.toast.show(`${word("pageSaveFailed")} ${error instanceof Error ? error.message : ""}`, { kind: "error" });
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
    openHelp(this.workspace.isReadOnly);
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
