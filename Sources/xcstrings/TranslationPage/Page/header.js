/** The bar at the top: languages, progress, and the commands for the whole work. */
import { element, fill, icon, iconButton } from "./dom.js";
import { Pace } from "./pace.js";
import { formatNumber, word } from "./words.js";

export class Header {
  /** @param {import("./app.js").App} app */
  constructor(app) {
    this.app = app;
    const { work } = app.workspace;
    this.pace = new Pace();
    this.bar = element("span", { class: "bar", role: "img" });
    this.numbers = element("span", { class: "numbers" });
    this.theme = iconButton("auto", word("pageTheme"), () => app.changeTheme());
    this.blanks = iconButton("blanks", word("pageShowBlanks"), () => app.toggleBlanks(), { "aria-pressed": "false" });
    this.undo = iconButton("undo", word("pageUndo"), () => app.saving.undo(), { class: "icon-button step-back" });
    this.redo = iconButton("redo", word("pageRedo"), () => app.saving.redo(), { class: "icon-button step-back" });
    this.badge = element("span", { class: "badge" });
    const isSent = work.mode === "sent";
    this.node = element(
      "header",
      { class: "page-head" },
      element("div", { class: "title" }, this.title(), element("p", { class: "catalogs", text: work.catalogs.length === 1 ? work.catalogs[0] : word("pageCatalogCount", work.catalogs.length) })),
      element("div", { class: "progress" }, this.bar, this.numbers),
      element(
        "div",
        { class: "commands" },
        work.mode !== "read" && this.undo,
        work.mode !== "read" && this.redo,
        this.blanks,
        this.theme,
        iconButton("keys", word("pageKeys"), () => app.openHelp()),
        isSent && iconButton("open", word("pageOpenFile"), () => app.openFile()),
        work.mode === "read" && element("span", { class: "read-only" }, icon("lock"), word("pageReadOnly")),
      ),
      isSent && element("button", { type: "button", class: "primary download", onclick: () => app.download() }, icon("download"), word("pageDownload"), this.badge),
    );
  }

  title() {
    const { work } = this.app.workspace;
    const { languages } = work;
    const source = work.source.name;
    const name = source.charAt(0).toLocaleUpperCase(work.interface) + source.slice(1);
    const target =
      languages && languages.length > 1
        ? element(
            "select",
            { "aria-label": word("pageLanguage"), onchange: (/** @type {Event} */ event) => this.app.changeLanguage(/** @type {HTMLSelectElement} */ (event.target).value) },
            ...languages.map(({ code, name: text }) => element("option", { value: code, selected: code === work.language.code, text })),
          )
        : element("bdi", { text: work.language.name });
    return element("h1", {}, element("bdi", { text: name }), icon("arrow"), element("span", { class: "hidden-words", text: ` ${word("pageInto")} ` }), target);
  }

  refresh() {
    const { workspace, store, settings } = this.app;
    const { total, done, review, open, words, unsaved, confirmed, questions } = workspace.progress();
    const parts = [["done", done], ["review", review], ["open", open]];
    fill(this.bar, ...parts.map(([name, count]) => this.part(String(name), Number(count))));
    const sentence = word("pageProgress", done, total);
    this.bar.setAttribute("aria-label", `${sentence}, ${word("pageReviewCount", review)}`);
    const time = this.pace.minutesLeft(open);
    fill(
      this.numbers,
      element("b", { text: sentence }),
      open > 0 && element("span", { text: word("pageWordsLeft", words) }),
      time !== null && open > 0 && element("span", { text: time < 90 ? word("pageTimeLeft", time) : word("pageHoursLeft", Math.round(time / 60)) }),
      unsaved > 0 && element("span", { class: "unsaved-count" }, icon("unsaved"), word("pageUnsavedCount", unsaved)),
    );
    this.badge.textContent = formatNumber(confirmed + questions);
    this.badge.hidden = confirmed + questions === 0;
    this.undo.disabled = store.undoCount === 0 || workspace.isReadOnly;
    this.redo.disabled = store.redoCount === 0 || workspace.isReadOnly;
    this.blanks.setAttribute("aria-pressed", String(settings.showsBlanks));
    fill(this.theme, icon(settings.theme));
    const themeName = word(settings.theme === "auto" ? "pageThemeAuto" : settings.theme === "light" ? "pageThemeLight" : "pageThemeDark");
    this.theme.setAttribute("aria-label", `${word("pageTheme")}: ${themeName}`);
    this.theme.title = `${word("pageTheme")}: ${themeName}`;
  }

  /**
   * @param {string} name
   * @param {number} count
   */
  part(name, count) {
    const node = element("span", { class: `part ${name}`, hidden: count === 0 });
    node.style.flexGrow = String(count);
    return node;
  }
}
