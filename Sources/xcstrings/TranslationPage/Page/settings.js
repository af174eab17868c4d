/** What the reader has chosen for the look of the page. */

const themes = ["auto", "light", "dark"];

export class Settings {
  /** @param {import("./storage.js").PageStorage} storage */
  constructor(storage) {
    this.storage = storage;
    this.theme = storage.get("theme") ?? "auto";
    this.showsBlanks = storage.get("blanks") === "1";
    this.knowsPage = storage.get("welcome") === "1";
    this.apply();
  }

  apply() {
    if (!themes.includes(this.theme)) this.theme = "auto";
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.classList.toggle("shows-blanks", this.showsBlanks);
  }

  nextTheme() {
    this.theme = themes[(themes.indexOf(this.theme) + 1) % themes.length];
    this.storage.set("theme", this.theme);
    this.apply();
  }

  toggleBlanks() {
    this.showsBlanks = !this.showsBlanks;
    this.storage.set("blanks", this.showsBlanks ? "1" : null);
    this.apply();
  }

  welcomed() {
    this.knowsPage = true;
    this.storage.set("welcome", "1");
  }
}
