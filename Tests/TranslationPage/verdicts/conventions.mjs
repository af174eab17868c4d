// Reads the conventions of languages from the Swift files that define them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the conventions by language: the data that the program puts into the work of a page. */
export function readConventions(folder) {
  const text = ["LanguageConventions.swift", "LanguageConventions+Diacritics.swift", "LanguageConventions+Address.swift"]
    .map((name) => readFileSync(join(folder, name), "utf8")).join("\n");
  const all = {};
  for (const block of text.split(/static let \w+(?::| =)/)) {
    const language = /language: "(\w+)"/.exec(block)?.[1];
    if (!language || !block.includes("LanguageConventions(")) continue;
    const marks = dictionary(/let marks[^=]*= \[([\s\S]*?)\]/.exec(block)?.[1]);
    const fields = {};
    for (const name of ["functionWords", "repeatableWords", "numberWords"]) fields[name] = list(new RegExp(`\\b${name}: \\[([\\s\\S]*?)\\n? *\\]`).exec(block)?.[1]);
    fields.openingMarks = dictionary(/openingMarks: \[(.*?)\]/.exec(block)?.[1]);
    fields.questionWords = dictionary(/questionWords: \[([\s\S]*?)\]/.exec(block)?.[1]);
    fields.omitsMarksOfCapitals = /omitsMarksOfCapitals: true/.test(block);
    fields.sharedWords = {};
    for (const [, tag, words] of (/sharedWords: \[([\s\S]*?)\n    \],/.exec(block)?.[1] ?? "").matchAll(/"(\w+)": \[([\s\S]*?)\]/g)) fields.sharedWords[tag] = list(words);
    for (const name of ["spellings", "endings"]) {
      const indent = block.includes("return LanguageConventions(") ? 6 : 4;
      const part = new RegExp(`\\n {${indent}}${name}: ([\\s\\S]*?)(?=\\n {${indent}}\\w+:|\\n {${indent - 2}}\\)\\n|$)`).exec(block)?.[1] ?? "";
      const words = /"""([\s\S]*?)"""/.exec(part)?.[1];
      const extra = dictionary(/(?:^\[|merging\(\s*\[)([\s\S]*?)\]/.exec(part)?.[1]);
      fields[name] = { ...(words ? spelled(words, language === "es" ? null : marks) : {}), ...extra };
    }
    all[language] = fields;
  }
  return all;
}

function list(text) {
  return [...(text ?? "").matchAll(/"([^"]*)"/g)].map((match) => match[1]);
}

function dictionary(text) {
  return Object.fromEntries([...(text ?? "").matchAll(/"([^"]*)":\s*"([^"]*)"/g)].map((match) => [match[1], match[2]]));
}

function spelled(words, marks) {
  const spellings = {};
  for (const word of words.split(/\s+/).filter((each) => each !== "")) {
    let forms = [""];
    if (marks) {
      for (const letter of word) forms = forms.flatMap((form) => (marks[letter] ? [form + letter, form + marks[letter]] : [form + letter]));
    } else {
      const accents = { á: "a", é: "e", í: "i", ó: "o", ú: "u" };
      const plain = Array.from(word, (letter) => accents[letter] ?? letter).join("");
      forms = [plain, plain.replaceAll("ñ", "n")];
    }
    for (const form of forms) if (form !== word) spellings[form] = word;
  }
  return spellings;
}

/** Returns the conventions of a language for the work of a page; `undefined` if there are none. */
export function conventionsFor(all, tag) {
  return all[tag.split(/[-_]/)[0]];
}

/** Returns the words of the source language that are foreign to another language. */
export function sourceConventionsFor(all, source, tag) {
  const own = conventionsFor(all, source);
  if (!own) return undefined;
  const shared = own.sharedWords[tag.split(/[-_]/)[0]] ?? [];
  return { functionWords: own.functionWords, numberWords: own.numberWords, foreignWords: own.functionWords.filter((word) => !shared.includes(word)) };
}
