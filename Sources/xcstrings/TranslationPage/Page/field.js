/** The field of one text. */
import { charactersOf } from "./characters.js";
import { element, fill, icon, newIdentifier } from "./dom.js";
import { findingRow, hasError, leafFindings } from "./findings.js";
import { parseSegments } from "./format.js";
import { stateLabel, variationLabel } from "./labels.js";
import { textDirection, textRanges } from "./tokens.js";
import { formatNumber, word } from "./words.js";

/**
 * Replaces a part of a field so that the browser can undo it.
 *
 * @param {HTMLTextAreaElement} area
 * @param {string} text
 * @param {number} start
 * @param {number} end
 */
function replaceText(area, text, start, end) {
  area.focus();
  area.setSelectionRange(start, end);
  const command = text === "" ? "delete" : "insertText";
  const isDone = (start === end && text === "") || document.execCommand(command, false, text);
  if (isDone) return;
  area.setRangeText(text, start, end, "end");
  area.dispatchEvent(new Event("input"));
}

/**
 * Returns how many characters a text has, without its placeholders.
 *
 * @param {string} text
 */
function shownLength(text) {
  const lengths = parseSegments(text).map((segment) => (segment.kind === "text" ? charactersOf(segment.text).length : segment.kind === "percent" ? 1 : 0));
  return lengths.reduce((sum, length) => sum + length, 0);
}

export class Field {
  /**
   * @param {import("./leaf.js").Leaf} leaf
   * @param {import("./app.js").App} app
   */
  constructor(leaf, app) {
    this.leaf = leaf;
    this.app = app;
    /** @type {Finding[]} */
    this.findings = [];
    this.isRefused = false;
    const { language } = app.workspace.work;
    const name = newIdentifier("field");
    this.area = element("textarea", {
      id: name,
      lang: language.code,
      spellcheck: "true",
      autocapitalize: "off",
      rows: "1",
      readonly: app.workspace.isReadOnly,
      "aria-describedby": `${name}-state ${name}-findings`,
      oninput: () => this.typed(),
      onfocus: () => app.focused(this),
    });
    this.area.value = leaf.value;
    this.backdrop = element("div", { class: "backdrop", "aria-hidden": "true" });
    this.state = element("span", { class: "field-state", id: `${name}-state` });
    this.counter = element("span", { class: "counter" });
    this.notices = element("div", { class: "notices" });
    this.list = element("ul", { class: "findings", id: `${name}-findings` });
    const label = variationLabel(leaf.text) || word("pageTranslation", language.label ?? language.name);
    this.label = label;
    this.node = element(
      "div",
      { class: "field" },
      element("div", { class: "field-head" }, element("label", { for: name, text: label }), this.counter, this.state),
      element("div", { class: "pad" }, this.backdrop, this.area),
      this.list,
      this.notices,
    );
    this.refresh();
  }

  typed() {
    const { leaf } = this;
    leaf.draft = this.area.value === leaf.base ? null : this.area.value;
    leaf.entry.changed();
    this.isRefused = false;
    this.refresh();
    this.app.typed(this);
  }

  /** Shows the text as it is now: its marks, findings and state. */
  refresh() {
    const { leaf, area } = this;
    const { language } = this.app.workspace.work;
    const direction = textDirection(area.value, language.direction);
    area.dir = direction;
    this.backdrop.dir = direction;
    this.showBackdrop();
    this.findings = leafFindings(leaf);
    fill(this.list, ...this.findings.map((finding) => findingRow(finding, this.app.workspace.isReadOnly ? null : (text) => this.setText(text))));
    area.setAttribute("aria-invalid", String(hasError(this.findings)));
    this.showState();
    this.showCounter();
    this.showNotices();
  }

  showBackdrop() {
    const { value } = this.area;
    /** @type {(Node | string)[]} */
    const nodes = [];
    let position = 0;
    for (const range of textRanges(value, { blanks: this.app.settings.showsBlanks })) {
      nodes.push(value.slice(position, range.start), element("span", { class: `${range.kind} ${range.detail ?? ""}`, text: value.slice(range.start, range.end) }));
      position = range.end;
    }
    fill(this.backdrop, ...nodes, `${value.slice(position)}\u200B`);
  }

  showState() {
    const { leaf } = this;
    const state = leaf.isUnsaved ? "unsaved" : leaf.isOpen && leaf.state === "translated" ? "check" : leaf.state;
    const label = stateLabel(state);
    this.state.className = `field-state ${state}`;
    fill(this.state, icon(label.icon), label.text);
    this.node.classList.toggle("is-unsaved", leaf.isUnsaved);
  }

  showCounter() {
    const { limit } = this.leaf.entry.item;
    this.counter.hidden = limit === undefined;
    if (limit === undefined) return;
    const length = shownLength(this.area.value);
    this.counter.classList.toggle("over", length > limit);
    fill(this.counter, length > limit && icon("error"), `${formatNumber(length)} / ${formatNumber(limit)}`, element("span", { class: "hidden-words", text: ` ${word("pageCharacters")}` }));
  }

  /** Shows what needs a decision: a refused text, a conflict, a text that was returned. */
  showNotices() {
    const { leaf, app } = this;
    const refused = leaf.entry.item.refused?.[leaf.variation];
    fill(
      this.notices,
      this.isRefused && this.notice("error", word("pageNotSaved"), [[word("pageSaveForReview"), () => app.saving.confirm("needs_review")]]),
      leaf.conflict !== null &&
        this.notice("conflict", word("pageConflict"), [[word("pageUseTheirs"), () => this.useTheirs()], [word("pageKeepMine"), () => this.keepMine()]], leaf.conflict),
      refused !== undefined && refused !== leaf.value && this.notice("conflict", word("pageRefused"), [[word("pageUseText"), () => this.setText(refused)]], refused),
      leaf.isUnsaved && !app.workspace.isReadOnly && this.notice("unsaved", word("pageUnsavedHint"), [[word("pageDiscard"), () => this.discard()]]),
    );
  }

  /**
   * @param {string} kind
   * @param {string} sentence
   * @param {[string, () => void][]} actions
   * @param {string} [text] The text that the notice is about.
   */
  notice(kind, sentence, actions, text) {
    const { language } = this.app.workspace.work;
    const buttons = actions.map(([label, action]) => element("button", { type: "button", class: "small", text: label, onclick: action }));
    return element(
      "div",
      { class: `notice ${kind}` },
      element("p", { text: sentence }),
      text !== undefined && element("blockquote", { lang: language.code, dir: textDirection(text, language.direction), text: text || word("pageNoTranslation") }),
      element("div", { class: "notice-actions" }, ...buttons),
    );
  }

  /** Says that the text cannot be saved as translated. */
  refuse() {
    this.isRefused = true;
    this.showNotices();
    this.area.focus();
  }

  /**
   * Puts a text into the field. It is not saved.
   *
   * @param {string} text
   */
  setText(text) {
    if (this.area.readOnly) return;
    replaceText(this.area, text, 0, this.area.value.length);
    if (this.area.value !== text) {
      this.area.value = text;
      this.typed();
    }
  }

  /** @param {string} text */
  insert(text) {
    if (this.area.readOnly) return;
    replaceText(this.area, text, this.area.selectionStart, this.area.selectionEnd);
  }

  discard() {
    this.leaf.conflict = null;
    this.setText(this.leaf.base);
  }

  useTheirs() {
    this.discard();
    this.app.decided(this);
  }

  keepMine() {
    this.leaf.conflict = null;
    this.refresh();
    this.area.focus();
  }
}
