/** The filters and the chosen text in the address. */
import { emptyFilter } from "./search.js";

/** @returns {{ filter: Filter, key: string, catalog: string }} */
export function readAddress() {
  const parameters = new URLSearchParams(location.hash.slice(1));
  return {
    filter: { query: parameters.get("q") ?? "", show: parameters.get("show") ?? emptyFilter.show, catalog: parameters.get("catalog") ?? "" },
    key: parameters.get("key") ?? "",
    catalog: parameters.get("of") ?? "",
  };
}

/**
 * @param {Filter} filter
 * @param {import("./entry.js").Entry | null} entry
 */
export function writeAddress(filter, entry) {
  const parameters = new URLSearchParams();
  if (filter.query) parameters.set("q", filter.query);
  if (filter.show !== emptyFilter.show) parameters.set("show", filter.show);
  if (filter.catalog) parameters.set("catalog", filter.catalog);
  if (entry) {
    parameters.set("key", entry.key);
    if (entry.workspace.work.catalogs.length > 1) parameters.set("of", entry.workspace.catalogName(entry.item));
  }
  try {
    history.replaceState(null, "", `#${parameters}`);
  } catch {
    // Some browsers do not allow it for a file. The page works without.
  }
}
