#!/usr/bin/env node
// Compares the findings of the page's rules with those of the program.
//
// compare.mjs <executable> <count> [--seed n] [--page folder] [--sources folder] [--corpus folder]… [--show n] [--keep true] [--all-rules true]
// --real true compares the catalogs of the corpus as they are, whatever the count is.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { converter } from "./convert.mjs";
import { readConventions } from "./conventions.mjs";
import { exampleCatalogs, makeCatalog, Random, readCorpus, realCatalogs } from "./generate.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "../../..");
const options = {
  seed: ["1"], page: [join(root, "Sources/xcstrings/TranslationPage/Page")], sources: [join(root, "Sources/CatalogValidation")],
  corpus: [], show: ["3"], keep: [],
};
const [executable, count, ...rest] = process.argv.slice(2);
for (let index = 0; index < rest.length; index += 2) options[rest[index].slice(2)] = [...(rest[index] === "--corpus" ? options.corpus : []), rest[index + 1]];
if (options.corpus.length === 0) options.corpus = [join(root, "Localizations"), join(root, "Tests/TranslationPage/Project")];
const pagePath = options.page[0];
const files = { code: "Localizable.xcstrings", info: "InfoPlist.xcstrings", phrases: "AppShortcuts.xcstrings", interface: "mul.lproj/Main.xcstrings" };
const kinds = ["code", "code", "code", "code", "code", "code", "interface", "info", "phrases"];

/** Returns a message of the catalog with marks for its values, as the program hands it over. */
function marked(text) {
  let position = 0;
  return text.replace(/%(?:(\d)\$)?(?:@|lld)/g, (_, number) => `{${number ? number - 1 : position++}}`).replaceAll("%%", "%");
}

const { ruleNames } = await import(pathToFileURL(join(pagePath, "rule-names.js")).href);
const messages = JSON.parse(readFileSync(join(root, "Localizations/Diagnostics.xcstrings"), "utf8")).strings;
const words = Object.fromEntries(ruleNames.map((name) => {
  const { stringUnit, variations } = messages[name === "rule.quotation" ? "'%@'" : name.slice("rule.".length)].localizations?.en ?? { stringUnit: { value: "'%@'" } };
  if (stringUnit) return [name, marked(stringUnit.value)];
  return [name, Object.fromEntries(Object.entries(variations.plural).map(([category, form]) => [category, marked(form.stringUnit.value)]))];
}));
const ported = new Set(Object.keys(words).map((name) => name.split(".")[1]));
const folder = mkdtempSync(join(tmpdir(), "page-verdicts-"));
const run = (...args) => {
  try {
    return execFileSync(executable, args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 30, stdio: ["ignore", "pipe", "ignore"], env: { PATH: process.env.PATH ?? "", HOME: folder } });
  } catch (error) {
    if (error.status === 1 && error.stdout) return error.stdout;
    throw error;
  }
};
const levels = [...run("validate", "--list-rules", "--lang", "en").matchAll(/^([a-z-]+) +(error|warning|note) /gm)];
const rules = Object.fromEntries(levels.filter(([, rule]) => ported.has(rule)).map(([, rule, level]) => [rule, level]));
// The other rules would take most of the time; --all-rules true leaves them on.
const others = levels.map(([, rule]) => rule).filter((rule) => !ported.has(rule));
if (!options["all-rules"]) writeFileSync(join(folder, ".xcstrings.yml"), `rules:\n${others.map((rule) => `  ${rule}: off\n`).join("")}`);
const conventions = readConventions(join(options.sources[0], "Languages"));
const { itemOf, workOf } = await converter(pagePath, conventions, rules, words);
const { itemFindings, textFindings } = await import(pathToFileURL(join(pagePath, "rules.js")).href);

const random = new Random(Number(options.seed[0]));
const corpus = options.real ? [] : readCorpus(options.corpus);
const tally = Object.fromEntries(Object.keys(rules).sort().map((rule) => [rule, { found: 0, missed: 0, extra: 0, level: 0, message: 0, shown: 0 }]));
let [pairs, texts, disagreements, slowest, alone] = [0, 0, 0, 0, 0];

/** Returns the findings of the program by key and language. */
function oracle(catalog, kind) {
  const path = join(folder, files[kind]);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(catalog, null, 2));
  const found = new Map();
  for (const { rule, severity, path: names, message } of JSON.parse(run("validate", files[kind], "--json", "--all", "--notes", "--no-sources", "--no-cache")).diagnostics) {
    if (!(rule in rules) || names.length < 2 || names[1] === catalog.sourceLanguage) continue;
    const variation = names.slice(2).join(".").replace(/^stringSet\./, "phrase.");
    const id = `${names[1]}\0${names[0]}`;
    if (!found.has(id)) found.set(id, []);
    found.get(id).push({ rule, severity, variation, message: message.normalize() });
  }
  return found;
}

function show(rule, text, catalog, key, tag) {
  tally[rule].shown += 1;
  if (tally[rule].shown > Number(options.show[0])) return;
  const { [tag]: own, [catalog.sourceLanguage]: source } = catalog.strings[key].localizations;
  console.log(`${text} | ${tag} | ${JSON.stringify(key).slice(0, 120)} | ${JSON.stringify(source ?? null).slice(0, 500)} | ${JSON.stringify(own).slice(0, 700)}`);
}

/** Counts the differences between the findings of a translation. */
function compare(expected, actual, catalog, key, tag) {
  const left = [...actual];
  for (const finding of expected) {
    tally[finding.rule].found += 1;
    const rank = (other) => (other.rule === finding.rule && other.variation === finding.variation ? 1 + (other.message === finding.message ? 2 : 0) + (other.severity === finding.severity ? 1 : 0) : 0);
    const best = Math.max(0, ...left.map(rank));
    const index = left.findIndex((other) => best > 0 && rank(other) === best);
    const [other] = index < 0 ? [] : left.splice(index, 1);
    const kind = !other ? "missed" : other.severity !== finding.severity ? "level" : other.message !== finding.message ? "message" : null;
    if (!kind) continue;
    tally[finding.rule][kind] += 1;
    disagreements += 1;
    show(finding.rule, `${kind} ${finding.rule} ${finding.severity} ${finding.variation}: ${finding.message}${other ? ` ≠ ${other.severity} ${other.message}` : ""}`, catalog, key, tag);
  }
  for (const finding of left) {
    tally[finding.rule].extra += 1;
    disagreements += 1;
    show(finding.rule, `extra ${finding.rule} ${finding.severity} ${finding.variation}: ${finding.message}`, catalog, key, tag);
  }
}

/** Checks that each text alone has the findings that it has among all texts of its item. */
function compareAlone(item, work, all) {
  for (const text of item.texts) {
    if (text.state === "new") continue;
    const own = JSON.stringify(textFindings(item, text, text.value, work).map((finding) => ({ ...finding, message: finding.message.normalize() })));
    const together = JSON.stringify(all.filter((finding) => finding.variation === text.variation));
    if (own !== together && item.texts.filter((each) => each.variation === text.variation).length === 1) alone += 1;
  }
}

/** Compares the findings in a catalog. */
function compareCatalog(catalog, facts, kind) {
  const expected = oracle(catalog, kind);
  if (pairs > 0 && Object.keys(facts).length > 500) process.stderr.write(`${pairs} pairs, ${disagreements} disagreements\n`);
  const works = new Map();
  for (const [key, entry] of Object.entries(catalog.strings)) {
    for (const tag of Object.keys(entry.localizations)) {
      if (tag === catalog.sourceLanguage) continue;
      if (!works.has(tag)) works.set(tag, workOf(catalog.sourceLanguage, tag));
      const item = itemOf(catalog, key, facts[key], tag);
      const start = performance.now();
      const actual = itemFindings(item, new Map(), works.get(tag)).map((finding) => ({ ...finding, message: finding.message.normalize() }));
      slowest = Math.max(slowest, (performance.now() - start) / Math.max(1, item.texts.length));
      compare(expected.get(`${tag}\0${key}`) ?? [], actual, catalog, key, tag);
      compareAlone(item, works.get(tag), actual);
      pairs += 1;
      texts += item.texts.length;
    }
  }
}

if (options.real) {
  for (const { kind, catalog, facts } of realCatalogs(options.corpus)) compareCatalog(catalog, facts, kind);
} else {
  for (const { kind, catalog, facts } of exampleCatalogs(join(options.sources[0], "Rules"))) compareCatalog(catalog, facts, kind);
  process.stderr.write(`${pairs} pairs of examples\n`);
  while (pairs < Number(count)) {
    const kind = random.pick(kinds);
    const { catalog, facts } = makeCatalog(corpus, Math.min(2000, Number(count) - pairs), kind, random);
    compareCatalog(catalog, facts, kind);
  }
}
if (options.keep.length === 0) rmSync(folder, { recursive: true });
console.log("rule                               findings  missed  extra  level  message");
for (const [rule, { found, missed, extra, level, message }] of Object.entries(tally)) {
  console.log(rule.padEnd(34) + [found, missed, extra, level, message].map((number, index) => String(number).padStart([9, 8, 7, 7, 9][index])).join(""));
}
console.log(`${pairs} pairs, ${texts} texts: ${disagreements} disagreements, ${alone} texts with other findings alone; slowest text ${slowest.toFixed(1)} ms`);
process.exit(disagreements + alone > 0 ? 1 : 0);
