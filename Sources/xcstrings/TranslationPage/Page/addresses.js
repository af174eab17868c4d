import { charactersOf, isBlank, isLetter, isNumeric, lowercased, positionsOf, splitCharacters } from "./characters.js";
/** @typedef {import("./rule-types.js").Emit} Emit */
/** @typedef {import("./texts.js").RuleText} RuleText */
/** @typedef {import("./subject.js").Subject} Subject */
/** @typedef {{name: string, labels: string[], ending: string}} Host */

/** @param {Subject} subject @param {RuleText} text @param {RuleText} source @param {Emit} emit */
export function checkAddresses(subject, text, source, emit) {
  if (!/[./#@-]/.test(text.value) || !/[./#@-]/.test(source.value)) return;
  const wanted = hostsIn(source);
  if (wanted.length === 0 || isSample(text, source)) return;
  const found = hostsIn(text);
  const lost = wanted.find((host) => !found.some((other) => areSameHost(host, other)));
  const added = found.find((host) => !wanted.some((other) => areSameHost(host, other)));
  if (lost && added) emit("", [subject.language, added.name, lost.name], text.variation);
}

/**
 * Returns whether a text is only an e-mail address, whose user is translated as well.
 * @param {RuleText} text
 * @param {RuleText} source
 */
function isSample(text, source) {
  const [own, other] = [text, source].map((each) => splitCharacters(each.characters, (character) => character === "@"));
  return (
    own.length === 2 && other.length === 2 && own[0].join("") !== other[0].join("") &&
    !text.characters.some(isBlank) && !source.characters.some(isBlank)
  );
}

/**
 * Returns the hosts of links and of e-mail addresses.
 * @param {RuleText} text
 * @returns {Host[]}
 */
function hostsIn(text) {
  if (!/\/\/|[^%\0]@/.test(text.value)) return [];
  return splitCharacters(text.characters, (character) => isBlank(character) || "()<>[]\"“”«»,;".includes(character)).flatMap((word) => {
    const scheme = positionsOf(word, [":", "/", "/"])[0];
    const start = scheme === undefined ? mailHostStart(word) : scheme + 3;
    if (start < 0) return [];
    const rest = word.slice(start);
    const end = rest.findIndex((character) => !isLetter(character) && !isNumeric(character) && character !== "." && character !== "-");
    const name = end < 0 ? rest : rest.slice(0, end);
    return hostNamed((name.at(-1) === "." ? name.slice(0, -1) : name).join("")) ?? [];
  });
}

/** @param {string[]} word */
function mailHostStart(word) {
  const mark = word.indexOf("@");
  return mark > 0 && (isLetter(word[mark - 1]) || isNumeric(word[mark - 1])) ? mark + 1 : -1;
}

/** @param {string} name @returns {Host | null} */
function hostNamed(name) {
  const all = lowercased(name).split(".");
  const ending = all[all.length - 1];
  if (all.length < 2 || all.includes("") || all.includes("example")) return null;
  const isAddress = all.every((label) => charactersOf(label).every(isNumeric));
  if (!isAddress && !charactersOf(ending).every(isLetter)) return null;
  // The ending of a national address replaces that of the international one.
  const isNational = charactersOf(ending).length === 2;
  const labels = all.filter((label) => charactersOf(label).length > 2 && label !== "www" && !(isNational && label === ending));
  return { name, labels: isAddress ? all : labels, ending };
}

/** @param {Host} first @param {Host} second */
function areSameHost(first, second) {
  return first.labels.join(".") === second.labels.join(".") || isNational(first, second) || isNational(second, first);
}

/** @param {Host} host @param {Host} other */
function isNational(host, other) {
  return (
    charactersOf(host.ending).length === 2 && !other.ending.startsWith(host.ending) &&
    host.labels.join(".") === other.labels.slice(0, -1).join(".")
  );
}
