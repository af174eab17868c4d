/** The right part of the page: one translation, with its source, fields and context. */
import { Composer } from "./composer.js";
import { contextPanels } from "./context.js";
import { element, fill, icon, iconButton } from "./dom.js";
import { Field } from "./field.js";
import { entryFindings, findingRow } from "./findings.js";
import { statusLabel } from "./labels.js";
import { sourceBlock } from "./source.js";
import { formatNumber, word } from "./words.js";

export class EntryView {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    /** @type {import("./entry.js").Entry | null} */
    this.entry = null;
    /** @type {Field[]} */
    this.fields = [];
    /** @type {Field | null} */
    this.field = null;
    this.composer = new Composer(app);
    this.status = element("span", { class: "status" });
    this.position = element("span", { class: "position" });
    this.title = element("h2", { tabindex: "-1" });
    this.findings = element("ul", { class: "findings" });
    this.context = element("aside", { class: "context", "aria-label": word("pageContext") });
    this.question = element("div", { class: "question-box" });
    this.back = element("button", { type: "button", class: "back quiet", onclick: () => app.showList() }, icon("back"), word("pageBack"));
    this.body = element("div", { class: "entry-body" });
    this.head = element(
      "header",
      { class: "entry-head" },
      this.back,
      this.status,
      this.title,
      this.position,
      element("span", { class: "steps" }, iconButton("up", word("pagePrevious"), () => app.step(-1)), iconButton("down", word("pageNext"), () => app.step(1))),
    );
    this.node = element("section", { class: "entry-pane", "aria-label": word("pageEditor") });
    this.showNothing();
  }

  showNothing() {
    this.entry = null;
    this.fields = [];
    this.field = null;
    fill(this.node, element("p", { class: "nothing", text: word("pageChooseText") }));
  }

  /** @param {import("./entry.js").Entry} entry */
  show(entry) {
    this.entry = entry;
    const { app } = this;
    this.fields = entry.leaves.map((leaf) => new Field(leaf, app));
    /** @type {Node[]} */
    const blocks = [];
    let last = "";
    for (const [index, field] of this.fields.entries()) {
      const name = `${field.leaf.source?.variation}\n${field.leaf.sourceValue}`;
      if (index === 0 || name !== last) blocks.push(sourceBlock(field.leaf, app));
      last = name;
      blocks.push(field.node);
    }
    const { comment } = entry.item;
    fill(
      this.body,
      comment && element("div", { class: "comment" }, element("span", { class: "comment-title", text: word("pageComment") }), element("p", { dir: "auto", text: comment })),
      this.question,
      ...blocks,
      this.findings,
      !app.workspace.isReadOnly && this.composer.node,
    );
    fill(this.node, this.head, element("div", { class: "entry-columns" }, this.body, this.context));
    this.node.scrollTop = 0;
    this.field = null;
    const first = this.fields.find(({ leaf }) => leaf.isOpen) ?? this.fields[0];
    if (first) this.select(first);
    this.refresh();
  }

  /**
   * Makes a field the current one.
   *
   * @param {Field} field
   */
  select(field) {
    if (this.field === field) return;
    this.field = field;
    for (const other of this.fields) other.node.classList.toggle("is-current", other === field && this.fields.length > 1);
    this.composer.show(field, this.fields.length > 1);
    fill(this.context, ...contextPanels(field, this.app));
  }

  /** Makes the field with the cursor the current one. Some browsers do not say that it got the focus while their window is in the background. */
  followFocus() {
    const field = this.fields.find(({ area }) => area === document.activeElement);
    if (field) this.select(field);
  }

  /** Shows the states again. */
  refresh() {
    const { entry, app } = this;
    if (!entry) return;
    const label = statusLabel(entry.status);
    this.status.className = `status ${entry.status}`;
    fill(this.status, icon(label.icon), label.text);
    fill(this.title, element("span", { class: "hidden-words", text: `${word("pageKey")}: ` }), element("bdi", { text: entry.key }));
    this.title.title = entry.key;
    this.showPosition();
    fill(this.findings, ...entryFindings(entry, this.fields.flatMap(({ findings }) => findings)).map((finding) => findingRow(finding, null)));
    this.showQuestion();
  }

  /** Shows the place of the entry in the list. */
  showPosition() {
    const { entries } = this.app.listPane;
    const index = this.entry ? entries.indexOf(this.entry) : -1;
    this.position.textContent = index < 0 ? "" : word("pagePosition", formatNumber(index + 1), formatNumber(entries.length));
  }

  showQuestion() {
    const { entry } = this;
    if (!entry) return;
    const { answer } = entry.item;
    const question = entry.shownQuestion;
    this.question.hidden = question === "" && !answer;
    fill(
      this.question,
      question !== "" && element("p", {}, icon("question"), element("b", { text: word("pageQuestion") }), " ", element("span", { dir: "auto", text: question })),
      !!answer && element("p", {}, icon("arrow"), element("b", { text: word("pageAnswer") }), " ", element("span", { dir: "auto", text: answer })),
      question !== "" && !this.app.workspace.isReadOnly && element("button", { type: "button", class: "small", text: word("pageEditQuestion"), onclick: () => this.app.askQuestion() }),
    );
  }

  /** Shows the entry again after a change from outside, with the cursor where it was. */
  renew() {
    const { entry, field } = this;
    if (!entry) return;
    const hasFocus = document.activeElement === field?.area;
    const variation = field?.leaf.variation;
    const start = field?.area.selectionStart ?? 0;
    const end = field?.area.selectionEnd ?? 0;
    this.show(entry);
    const same = this.fields.find(({ leaf }) => leaf.variation === variation);
    if (!same) return;
    this.select(same);
    if (!hasFocus) return;
    same.area.focus();
    same.area.setSelectionRange(start, end);
  }

  /** Moves the focus to the current field. */
  focus() {
    const area = this.field?.area;
    if (!area) return;
    area.focus();
    area.setSelectionRange(area.value.length, area.value.length);
    this.field?.node.scrollIntoView({ block: "nearest" });
  }
}
