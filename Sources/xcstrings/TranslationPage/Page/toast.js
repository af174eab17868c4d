/** Short messages, which stay until the next one. */
import { element, fill, iconButton } from "./dom.js";
import { keyLabel } from "./key-labels.js";
import { word } from "./words.js";

export class Toast {
  constructor() {
    this.content = element("div", { class: "toast-content" });
    this.node = element("section", { class: "toast", "aria-label": word("pageMessages"), hidden: true }, this.content, iconButton("close", word("pageClose"), () => this.hide()));
    /** What is read by screen readers. */
    this.speaker = element("div", { class: "hidden-words", role: "status", "aria-live": "polite" });
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    this.timer = undefined;
    /** @type {(() => void) | null} The action of the button, for the keyboard. */
    this.action = null;
  }

  /**
   * Shows a message.
   *
   * @param {string} text
   * @param {{ kind?: string, label?: string, keys?: string, action?: () => void }} [options]
   */
  show(text, options = {}) {
    const { kind = "", label, keys, action } = options;
    this.action = action ?? null;
    this.node.className = `toast ${kind}`;
    fill(
      this.content,
      element("span", { dir: "auto", text }),
      label !== undefined && action !== undefined && element("button", { type: "button", class: "small", onclick: () => this.act() }, label, keys !== undefined && keyLabel(keys)),
    );
    this.node.hidden = false;
    this.say(text);
  }

  act() {
    const { action } = this;
    this.hide();
    action?.();
  }

  hide() {
    this.node.hidden = true;
    this.action = null;
  }

  /**
   * Lets screen readers say a text, after a pause.
   *
   * @param {string} text
   * @param {number} [pause]
   */
  say(text, pause = 50) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.speaker.textContent = this.speaker.textContent === text ? `${text}\u00A0` : text;
    }, pause);
  }
}
