/** The bar below the fields: placeholders, special characters, and the buttons that save. */
import { element, fill, icon } from "./dom.js";
import { keyLabel } from "./key-labels.js";
import { placeholderList } from "./tokens.js";
import { word } from "./words.js";

/** @type {Record<string, string>} */
const characterWords = { "\u00A0": "pageNoBreakSpace", "\u202F": "pageNarrowSpace", "\u200F": "pageRightMark", "\u200E": "pageLeftMark", "\u200B": "pageZeroSpace", "\u200C": "pageNonJoiner", "\u200D": "pageJoiner" };
/** @type {Record<string, string>} */
const characterSigns = { "\u00A0": "⍽", "\u202F": "⍽", "\u200F": "RLM", "\u200E": "LRM", "\u200B": "ZWSP", "\u200C": "ZWNJ", "\u200D": "ZWJ" };

export class Composer {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    this.tools = element("div", { class: "tools", role: "group", "aria-label": word("pageInsert") });
    this.form = element("span", { class: "form-name" });
    this.node = element(
      "div",
      { class: "composer" },
      this.tools,
      element(
        "div",
        { class: "actions" },
        element("button", { type: "button", class: "primary", onclick: () => app.saving.confirm("translated") }, word("pageSave"), " ", this.form, keyLabel("Ctrl+Enter")),
        element("button", { type: "button", onclick: () => app.saving.confirm("needs_review"), title: word("pageSaveForReview") }, word("pageNeedsReview"), keyLabel("Alt+Enter")),
        element("button", { type: "button", class: "quiet", onclick: () => app.askQuestion() }, icon("question"), word("pageAsk")),
      ),
    );
  }

  /**
   * Shows the tools of a field.
   *
   * @param {import("./field.js").Field} field
   * @param {boolean} isOneOfMany
   */
  show(field, isOneOfMany) {
    const { work } = this.app.workspace;
    const source = field.leaf.sourceValue;
    const characters = work.language.characters ?? [];
    fill(
      this.tools,
      element("button", { type: "button", class: "tool", title: word("pageCopySource"), onclick: () => field.setText(source) }, icon("copy"), word("pageCopySource")),
      ...placeholderList(source).map((text, index) =>
        element("button", { type: "button", class: "tool", title: word("pageInsertPlaceholder", text, index + 1), onclick: () => field.insert(text) }, element("bdi", { class: "placeholder", text })),
      ),
      ...characters.map((text) => this.characterButton(field, text)),
    );
    this.form.textContent = isOneOfMany ? field.label : "";
    this.form.hidden = !isOneOfMany;
  }

  /**
   * @param {import("./field.js").Field} field
   * @param {string} text
   */
  characterButton(field, text) {
    const name = characterWords[text] ? word(characterWords[text]) : word("pageInsertCharacter", text);
    const isNamed = text in characterSigns && characterSigns[text].length > 1;
    return element("button", { type: "button", class: isNamed ? "tool character named" : "tool character", "aria-label": name, title: name, onclick: () => field.insert(text), text: characterSigns[text] ?? text });
  }

  /** Moves the focus to the first special character. */
  focusCharacters() {
    const found = this.tools.querySelector(".character") ?? this.tools.querySelector("button");
    if (found instanceof HTMLElement) found.focus();
  }
}
