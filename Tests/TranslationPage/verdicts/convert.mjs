// Makes the work of the page from a catalog, as the program does.
import { pathToFileURL } from "node:url";
import { conventionsFor, sourceConventionsFor } from "./conventions.mjs";

/** Returns the texts of a localization in the order of the catalog, by variation, and its substitutions. */
export function outline(localization) {
  const texts = [];
  const substitutions = {};
  if (localization) visit(localization, [], texts);
  for (const [name, { argNum, formatSpecifier, variations }] of Object.entries(localization?.substitutions ?? {})) {
    substitutions[name] = { argument: argNum ?? null, specifier: formatSpecifier };
    visit({ variations }, ["substitutions", name], texts);
  }
  return { texts, substitutions };
}

function visit(localization, path, texts) {
  const { stringUnit, variations, stringSet } = localization;
  const add = (value, state, names) => texts.push({ variation: names.join("."), value, state });
  if (stringUnit) add(stringUnit.value, stringUnit.state, path);
  for (const kind of ["device", "plural"]) {
    for (const [name, form] of Object.entries(variations?.[kind] ?? {})) visit(form, [...path, kind, name], texts);
  }
  stringSet?.values.forEach((value, index) => add(value, stringSet.state, ["phrase", String(index)]));
}

/** Returns a function that makes the items of a catalog in a language. */
export async function converter(pageFolder, conventions, rules, words) {
  const module = (name) => import(pathToFileURL(`${pageFolder}/${name}.js`).href);
  const [{ endingOf }, { edgesOf, haveSameEdges }, { charactersOf }] = [await module("endings"), await module("blanks"), await module("characters")];
  const { pluralDataOf } = await module("plurals");
  const edges = (text) => edgesOf(charactersOf(text));

  function factsOf(entry, fact, sources, source, tag) {
    const others = Object.entries(entry.localizations).filter(([other]) => other !== tag && other !== source);
    const values = sources.map((text) => text.value.normalize());
    const isOwn = (value) => !values.includes(value.normalize());
    const endings = others.flatMap(([other, { stringUnit }]) => {
      if (["th", "lo", "km", "my"].includes(other.split("-")[0]) || stringUnit?.state !== "translated" || !isOwn(stringUnit.value)) return [];
      return [endingOf(stringUnit.value, "").kind];
    });
    const facts = { ...fact };
    if (endings.length > 1 && new Set(endings).size === 1) facts.usualEnding = endings[0];
    const written = others.map(([, localization]) => outline(localization).texts.filter((text) => text.state !== "new" && text.value !== "" && isOwn(text.value)))
      .filter((texts) => texts.length > 0);
    for (const text of sources) {
      const wanted = edges(text.value);
      if (wanted.start.length + wanted.end.length === 0) continue;
      const kept = written.filter((texts) => texts.some((each) => haveSameEdges(edges(each.value), wanted)));
      facts.blanks = { ...facts.blanks, [text.variation]: [written.length, kept.length] };
    }
    return facts;
  }

  /** Returns the item of a key in a language. */
  function itemOf(catalog, key, fact, tag) {
    const entry = catalog.strings[key];
    const source = catalog.sourceLanguage;
    const own = outline(entry.localizations[tag]);
    const original = outline(entry.localizations[source]);
    let { sourceFrom } = fact;
    let sources = original.texts;
    if (sources.every((text) => text.value === "") && sourceFrom !== "none") {
      const isMeantToBeEmpty = sources.length > 0 && entry.extractionState === "extracted_with_value";
      // Identifiers and keys of property lists are not shown.
      const isIdentifier = /^[\w-]+(?:\.[a-z]\w*)+$|^(?:CF|NS|UI|LS)[A-Z][A-Za-z0-9]{5,}$/.test(key);
      sourceFrom = isMeantToBeEmpty || isIdentifier ? "none" : "key";
      if (entry.extractionState === "extracted_with_value") fact = { ...fact, unknownArguments: true };
      sources = [{ variation: "", value: key }];
    }
    const facts = factsOf(entry, fact, sourceFrom === "none" ? [] : sources.filter((text) => text.value !== ""), source, tag);
    if (sourceFrom) facts.sourceFrom = sourceFrom;
    if (Object.keys(own.substitutions).length > 0) facts.substitutions = own.substitutions;
    if (Object.keys(original.substitutions).length > 0) facts.sourceSubstitutions = original.substitutions;
    const { limit, ...rest } = facts;
    return { key, sources, texts: own.texts, ...(limit === undefined ? {} : { limit }), facts: rest };
  }

  /** Returns the work of a catalog in a language, without its items. */
  function workOf(source, tag) {
    const own = conventionsFor(conventions, tag);
    return {
      interface: "en", source: { code: source }, language: { code: tag, ...(tag === "ar" ? { decimalMark: "٫" } : {}), ...(tag.length === 2 ? { plurals: pluralDataOf(tag) } : {}) }, rules, words,
      ...(own ? { conventions: own } : {}), ...(conventions[source.split("-")[0]] ? { sourceConventions: sourceConventionsFor(conventions, source, tag) } : {}),
    };
  }
  return { itemOf, workOf };
}
