/** The start of the page. */
import { App } from "./app.js";
import { element, fill } from "./dom.js";
import { SentStore } from "./sent-store.js";
import { ServerStore } from "./server-store.js";
import { ServerError, askServer, takeToken } from "./server.js";
import { Settings } from "./settings.js";
import { PageStorage } from "./storage.js";
import { useWords, word } from "./words.js";
import { Workspace } from "./workspace.js";

/**
 * Says why the page cannot be shown.
 *
 * @param {HTMLElement} place
 * @param {string} text
 */
function showFailure(place, text) {
  fill(place, element("main", { class: "failure" }, element("h1", { text: word("pageFailed") }), element("p", { text })));
}

/** Returns the work in the document. Without items, it has only the words, and the server has the rest. */
function embeddedWork() {
  return JSON.parse(document.getElementById("work")?.textContent ?? "null");
}

/**
 * Shows a sent or a read-only page.
 *
 * @param {HTMLElement} place
 * @param {Work} work
 */
function showSent(place, work) {
  const workspace = new Workspace(work);
  const storage = new PageStorage(work.id);
  const store = new SentStore(workspace, storage);
  const app = new App(workspace, store, new Settings(storage));
  fill(place, app.node);
  app.start();
  storage.failed = () => app.showBanners();
  storage.onOtherTab((name) => {
    const kind = name.slice(0, name.indexOf("/") + 1);
    const entry = kind && store.restore(kind, name.slice(kind.length), storage.get(name));
    if (!entry) return;
    if (entry === app.view.entry) app.view.renew();
    app.refresh();
  });
  addEventListener("beforeunload", (event) => {
    const { confirmed, unsaved } = workspace.progress();
    if (!storage.isPersistent && confirmed + unsaved > 0) event.preventDefault();
  });
}

/** @type {ServerStore | null} */
let currentServerStore = null;

/**
 * Shows the work of a language from the server.
 *
 * @param {HTMLElement} place
 * @param {string} language
 */
async function showServed(place, language) {
  currentServerStore?.stop();
  const query = language ? `?language=${encodeURIComponent(language)}` : "";
  /** @type {Work} */
  let work;
  try {
    work = await askServer(`api/work${query}`);
  } catch (error) {
    const isRefused = error instanceof ServerError && error.status === 401;
    showFailure(place, isRefused ? word("pageWrongToken") : (error instanceof Error && error.message) || word("pageNoServer"));
    return;
  }
  useWords(work);
  document.documentElement.lang = work.interface;
  const workspace = new Workspace(work);
  const storage = new PageStorage(`edit-${work.language.code}`);
  const store = new ServerStore(workspace, storage);
  currentServerStore = store;
  const app = new App(workspace, store, new Settings(storage));
  app.changeLanguage = (code) => {
    void showServed(place, code);
  };
  fill(place, app.node);
  app.start();
  let wasConnected = true;
  store.watch(
    (items, hasOtherKeys) => {
      const hasOtherRights = app.view.field?.area.readOnly !== workspace.isReadOnly;
      if (hasOtherRights || items.some((item) => item.key === app.view.entry?.key)) app.view.renew();
      if (hasOtherKeys) app.listPane.apply(app.listPane.filter);
      app.refresh();
      app.showBanners();
    },
    (isConnected) => {
      if (isConnected === wasConnected) return;
      wasConnected = isConnected;
      app.toast.show(word(isConnected ? "pageConnected" : "pageNoServer"), { kind: isConnected ? "" : "error" });
    },
  );
}

const appPlace = document.getElementById("app");
if (appPlace) {
  try {
    const work = embeddedWork();
    useWords(work);
    if (work.mode === "edit") {
      takeToken();
      await showServed(appPlace, work.language?.code ?? "");
    } else showSent(appPlace, work);
  } catch (error) {
    appPlace.textContent = appPlace.dataset.problem ?? String(error);
  }
}
