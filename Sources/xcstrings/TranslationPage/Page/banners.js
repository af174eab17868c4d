/** The lines below the bar: what to do on this page, and problems. */
import { element, icon, iconButton } from "./dom.js";
import { word } from "./words.js";

/**
 * @param {string} kind
 * @param {string} text
 * @param {(() => void) | null} close
 */
function bannerNode(kind, text, close) {
  const isProblem = kind === "problem";
  return element(
    "div",
    { class: `banner ${kind}`, role: isProblem ? "alert" : undefined },
    icon(isProblem ? "error" : "note"),
    element("p", { text }),
    close !== null && iconButton("close", word("pageClose"), close),
  );
}

/**
 * Returns the lines that are shown now.
 *
 * @param {import("./app.js").App} app
 */
export function bannerNodes({ workspace, settings, store, view, banners }) {
  const { work, problem } = workspace;
  const welcome = work.mode === "read" ? "pageWelcomeRead" : work.mode === "sent" ? "pageWelcome" : "pageWelcomeEdit";
  const close = () => {
    settings.welcomed();
    banners.querySelector(".welcome")?.remove();
    view.focus();
  };
  return [
    problem !== null && bannerNode("problem", problem, null),
    work.mode === "sent" && !store.isPersistent && bannerNode("problem", word("pageNoStorage"), null),
    !settings.knowsPage && bannerNode("welcome", word(welcome), close),
  ];
}
