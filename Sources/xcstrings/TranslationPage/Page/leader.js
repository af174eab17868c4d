/** The keys after Ctrl+M, with a panel that lists them. */
import { availableCommands, leaderCommands } from "./commands.js";
import { element, fill } from "./dom.js";
import { word } from "./words.js";

export class Leader {
  /**
   * @param {(keys: string) => void} run Called with the keys, such as `c` or `m2`.
   * @param {(first: string) => string[]} choices Returns the texts that can be chosen by a number.
   */
  constructor(run, choices) {
    this.run = run;
    this.choices = choices;
    this.isActive = false;
    this.first = "";
    this.list = element("ul");
    this.node = element("div", { class: "leader", role: "status", hidden: true });
  }

  /** @param {import("./workspace.js").Workspace} workspace */
  start(workspace) {
    this.isActive = true;
    this.first = "";
    this.showRows(availableCommands(leaderCommands, workspace).map(({ keys, name }) => [keys, word(name)]));
    fill(this.node, element("p", { text: word("pageLeader") }), this.list);
    this.node.hidden = false;
  }

  /** @param {[string, string][]} rows Keys and what they do. */
  showRows(rows) {
    fill(this.list, ...rows.map(([keys, text]) => element("li", {}, element("kbd", { text: keys }), element("span", { dir: "auto", text }))));
  }

  stop() {
    this.isActive = false;
    this.node.hidden = true;
  }

  /**
   * Takes the next key.
   *
   * @param {KeyboardEvent} event
   */
  take(event) {
    if (["Shift", "Control", "Alt", "Meta", "AltGraph"].includes(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape" || (event.ctrlKey && event.key.toLowerCase() === "m")) {
      this.stop();
      return;
    }
    const key = event.key.toLowerCase();
    if (this.first === "" && (key === "m" || key === "p")) {
      this.first = key;
      this.showRows(this.choices(key).slice(0, 9).map((text, index) => [String(index + 1), text]));
      return;
    }
    this.stop();
    this.run(this.first + key);
  }
}
