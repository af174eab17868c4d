/** The creation of elements. Texts enter the document only as text. */

/** @typedef {Node | string | null | undefined | false} Child */

let lastIdentifier = 0;

/** @param {string} prefix */
export function newIdentifier(prefix) {
  lastIdentifier += 1;
  return `${prefix}-${lastIdentifier}`;
}

/**
 * Makes an element.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [properties] `text`, functions as listeners (`onclick`), attributes otherwise.
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null || value === false) continue;
    if (name === "text") node.textContent = String(value);
    else if (typeof value === "function") node.addEventListener(name.slice(2), /** @type {EventListener} */ (value));
    else node.setAttribute(name, value === true ? "" : String(value));
  }
  appendChildren(node, children);
  return node;
}

/**
 * @param {Element} node
 * @param {Child[]} children
 */
export function appendChildren(node, children) {
  for (const child of children) if (child) node.append(child);
}

/**
 * Replaces the content of an element.
 *
 * @param {Element} node
 * @param {...Child} children
 */
export function fill(node, ...children) {
  node.replaceChildren();
  appendChildren(node, children);
}

const iconPaths = {
  error: "M8 1.5 14.5 8 8 14.5 1.5 8ZM8 5v3.6M8 10.9v.1",
  changed: "M2.5 8a5.5 5.5 0 0 1 9.6-3.6L13.5 6M13.5 2.5V6H10M13.5 8a5.5 5.5 0 0 1-9.6 3.6L2.5 10M2.5 13.5V10H6",
  missing: "M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2Z",
  finding: "M8 2.2 14.3 13.3H1.7ZM8 6.2v3.2M8 11.4v.1",
  draft: "M10.7 2.6 13.4 5.3 5.6 13.1 2.4 13.6 2.9 10.4ZM9.2 4.1 11.9 6.8",
  review: "M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2ZM8 5v3.2l2.2 1.4",
  done: "M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2ZM5.4 8.2 7.3 10 10.7 6.2",
  note: "M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2ZM8 7.4v3.6M8 5v.1",
  unsaved: "M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6Z",
  question: "M2.5 3h11v8H7.4L4.5 13.6V11h-2ZM6.4 5.9a1.6 1.6 0 1 1 2.3 1.5c-.5.2-.7.5-.7 1M8 9.6v.1",
  up: "M8 13V3.4M3.8 7.4 8 3.2l4.2 4.2",
  down: "M8 3v9.6M3.8 8.6 8 12.8l4.2-4.2",
  back: "M13 8H3.4M7.4 3.8 3.2 8l4.2 4.2",
  search: "M7 2.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9ZM10.4 10.4 13.8 13.8",
  close: "M4 4l8 8M12 4l-8 8",
  copy: "M5.5 5.5h8v8h-8ZM10.5 5.5v-3h-8v8h3",
  download: "M8 2.2v8M4.6 7 8 10.4 11.4 7M2.6 13.4h10.8",
  open: "M1.8 12.8V3.2h4.4l1.6 1.9h6.4v7.7Z",
  undo: "M5.6 3 2.6 6l3 3M2.6 6h7a3.6 3.6 0 0 1 0 7.2H6",
  redo: "M10.4 3l3 3-3 3M13.4 6h-7a3.6 3.6 0 0 0 0 7.2H10",
  keys: "M1.8 4h12.4v8H1.8ZM4.2 6.6v.1M6.7 6.6v.1M9.3 6.6v.1M11.8 6.6v.1M5 9.4h6",
  blanks: "M11 13.2V3M8.2 13.2V3M13 3H6.4a2.7 2.7 0 0 0 0 5.4h1.8",
  light: "M8 5.2a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM8 1.4v1.2M8 13.4v1.2M1.4 8h1.2M13.4 8h1.2M3.3 3.3l.9.9M11.8 11.8l.9.9M12.7 3.3l-.9.9M4.2 11.8l-.9.9",
  dark: "M13.4 9.6A5.8 5.8 0 0 1 6.4 2.6a5.8 5.8 0 1 0 7 7Z",
  auto: "M8 2.2a5.8 5.8 0 1 1 0 11.6A5.8 5.8 0 0 1 8 2.2ZM8 2.2v11.6M8 5.4h4.6M8 8h5.6M8 10.6h4.6",
  arrow: "M2.4 8h10.8M9.2 4 13.2 8l-4 4",
  repeat: "M3 7.4V6.2a2 2 0 0 1 2-2h8M10.8 2 13 4.2l-2.2 2.2M13 8.6v1.2a2 2 0 0 1-2 2H3M5.2 14 3 11.8l2.2-2.2",
  lock: "M4 7.2h8v6.3H4ZM5.6 7.2V5a2.4 2.4 0 0 1 4.8 0v2.2",
};

/**
 * Makes an icon. It is decoration; a label is always next to it.
 *
 * @param {string} name
 */
export function icon(name) {
  const graphic = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const path = document.createElementNS("http://www.w3.org/2000/svg", "path");
  graphic.setAttribute("viewBox", "0 0 16 16");
  graphic.setAttribute("class", `icon icon-${name}`);
  graphic.setAttribute("aria-hidden", "true");
  path.setAttribute("d", /** @type {Record<string, string>} */ (iconPaths)[name] ?? "");
  graphic.append(path);
  return graphic;
}

/**
 * Makes a button with an icon only.
 *
 * @param {string} name The icon.
 * @param {string} label
 * @param {(event: Event) => void} action
 * @param {Record<string, unknown>} [properties]
 */
export function iconButton(name, label, action, properties = {}) {
  return element("button", { type: "button", class: "icon-button", "aria-label": label, title: label, onclick: action, ...properties }, icon(name));
}
