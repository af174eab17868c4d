/** The names of keys. */
import { element } from "./dom.js";
import { word } from "./words.js";

const isMac = typeof navigator === "object" && /Mac|iPhone|iPad/.test(navigator.platform);

/** @param {string} key */
function keyName(key) {
  if (key === "Ctrl") return isMac ? "⌃" : word("pageKeyControl");
  if (key === "Alt") return isMac ? "⌥" : "Alt";
  if (key === "Shift") return isMac ? "⇧" : word("pageKeyShift");
  if (key === "Enter") return word("pageKeyEnter");
  if (key === "Down") return "↓";
  if (key === "Up") return "↑";
  if (key === "Esc") return "Esc";
  return key;
}

/**
 * Returns the keys of a command, such as `Ctrl+Enter` or `Ctrl+M c`.
 *
 * @param {string} keys
 */
export function keyLabel(keys) {
  const node = element("span", { class: "keys" });
  for (const [index, step] of keys.split(" ").entries()) {
    if (index > 0) node.append(" ");
    const names = step.split("+").map(keyName);
    node.append(element("kbd", { text: names.join(isMac ? "" : "+") }));
  }
  return node;
}
