/** The keys after Ctrl+M, with a panel that lists them. */
import { leaderCommands } from "./commands.js";
import { element, fill } from "./dom.js";
import { word } from "./words.js";

export class Leader {
  /** @param {(keys: string) => void} run Called with the keys, such as `c` or `m2`. */
  constructor(run) {
    this.run = run;
    this.isActive = false;
    this.first = "";
    this.list = element("ul");
    this.node = element("div", { class: "leader", role: "status", hidden: true });
  }

  /** @param {boolean} isReadOnly */
  start(isReadOnly) {
    this.isActive = true;
    this.first = "";
    const rows = leaderCommands
      .filter(({ writes }) => !writes || !isReadOnly)
      .map(({ keys, name }) => element("li", {}, element("kbd", { text: keys }), element("span", { text: word(name) })));
    fill(this.list, ...rows);
    fill(this.node, element("p", { text: word("pageLeader") }), this.list);
    this.node.hidden = false;
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
      return;
    }
    this.stop();
    this.run(this.first + key);
  }
}
