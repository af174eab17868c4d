// Tests of the modules of the page without a browser. WORK is the path of a work, as `test_modules` writes it.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

const folder = new URL(process.env.PAGE ?? "../../Sources/xcstrings/TranslationPage/Page/", import.meta.url);
const load = (name) => import(new URL(`${name}.js`, folder));
const newWork = () => JSON.parse(readFileSync(process.env.WORK, "utf8"));
const { wordDifference } = await load("difference");
const { readReturnedFile, returnedFileText } = await load("returned-file");
const { countWords, filteredEntries, foldText, hitRanges } = await load("search");
const { SentStore } = await load("sent-store");
const { PageStorage } = await load("storage");
const { placeholderList, textDirection, textRanges } = await load("tokens");
const { useWords, word } = await load("words");
const { ruleMessage } = await load("messages");
const { ruleNames } = await load("rule-names");
const { Workspace } = await load("workspace");
const catalog = "Localizable.xcstrings";

test("the difference restores both texts", () => {
  const pairs = [["", "a"], ["Choose a folder", "Choose a new place"], ["x", "x"], ["a b c d", "d c b a"], ["%lld doors", "%lld open doors!"]];
  for (const [former, current] of pairs) {
    const parts = wordDifference(former, current);
    const join = (kind) => parts.filter((part) => part.kind !== kind).map(({ text }) => text).join("");
    assert.deepEqual([join("added"), join("removed")], [former, current]);
  }
});

test("placeholders do not decide about the direction", () => {
  assert.equal(textDirection("%lld أبواب", "rtl"), "rtl");
  assert.equal(textDirection("%1$@: %lld", "rtl"), "rtl");
  assert.equal(textDirection("Dock أبواب", "rtl"), "ltr");
  assert.deepEqual(placeholderList("You have %#@doors@ in %2$@, 100%% of %2$@ ${name}"), ["%#@doors@", "%2$@", "${name}"]);
});

test("marked ranges are in order and do not overlap", () => {
  let end = 0;
  for (const range of textRanges("a %@  b\u202E\nc\u00A0", { blanks: true, terms: ["b", "c"] })) {
    assert.ok(range.start >= end);
    end = range.end;
  }
});

test("the search folds case and accents", () => {
  assert.equal(foldText("RÉSUMÉ Über"), "resume uber");
  assert.deepEqual(hitRanges("El Résumé", "RESUME").map(({ start, end }) => [start, end]), [[3, 9]]);
  const workspace = new Workspace(newWork());
  const found = filteredEntries(workspace.entries, { query: "ESTÁ CERRADA", show: "all", catalog: "" });
  assert.deepEqual(found.map(({ key }) => key), ["The door is closed."]);
  assert.equal(countWords("You have 3 new e-mails, don't you?"), 7);
});

test("a downloaded file can be opened again", async () => {
  const first = new Workspace(newWork());
  const store = new SentStore(first, new PageStorage("a"));
  const leaf = first.find(catalog, "Close the door").leaf("");
  const plural = first.find(catalog, "%lld doors").leaf("plural.many");
  await store.save([{ leaf, text: "Cierra", state: "translated" }, { leaf: plural, text: "%lld de puertas", state: "needs_review" }]);
  await store.ask(leaf.entry, "Why?");
  const second = new Workspace(newWork());
  second.find(catalog, "%lld doors").item.sourceVersion = "s1-other";
  const found = readReturnedFile(second, returnedFileText(first));
  const requests = found.requests.map((request) => [request.leaf.entry.key, request.text, request.state]);
  assert.deepEqual(requests, [["Close the door", "Cierra", "translated"]]);
  assert.deepEqual([found.skipped, found.questions[0].text], [1, "Why?"]);
  for (const wrong of ["", "null", "[]", "{}", '{"format":"xcstrings-work/1","language":"fr","strings":[]}']) {
    assert.equal(readReturnedFile(second, wrong), null);
  }
  const strange = '{"format":"xcstrings-work/1","language":"es","strings":[null,{}],"questions":[null]}';
  assert.notEqual(readReturnedFile(second, strange), null);
});

test("undo and redo restore what was saved", async () => {
  const workspace = new Workspace(newWork());
  const store = new SentStore(workspace, new PageStorage("b"));
  const leaf = workspace.entries[0].leaves[0];
  const { value, isOpen } = leaf;
  await store.save([{ leaf, text: "1", state: "translated" }]);
  await store.save([{ leaf, text: "2", state: "needs_review" }]);
  await store.undo();
  assert.equal(leaf.value, "1");
  await store.undo();
  assert.deepEqual([leaf.value, leaf.isOpen], [value, isOpen]);
  await store.redo();
  await store.redo();
  assert.equal(leaf.value, "2");
  assert.equal(await store.redo(), null);
});

test("the program has every word of the page", () => {
  const { words } = newWork();
  const code = readdirSync(folder).filter((name) => name.endsWith(".js")).map((name) => readFileSync(new URL(name, folder), "utf8")).join("");
  const wordNames = new Set([...code.matchAll(/"(page[A-Z][A-Za-z]*)"/g)].map(([, name]) => name));
  assert.ok(wordNames.size > 150);
  for (const name of wordNames) assert.ok(name in words, `the program has no word ${name}`);
  useWords({ words: { a: { one: "{0} of {1}", many: "{0} de {1}", other: "{0} / {1}" } }, interface: "es" });
  const found = [word("a", 1, "x"), word("a", 1_000_000, "x"), word("a", 12_345, "x"), word("none")];
  assert.deepEqual(found, ["1 of x", "1.000.000 de x", "12.345 / x", "none"]);
});

test("messages name the language of the translation", () => {
  const { work } = new Workspace(newWork());
  work.language.label = "Spanish";
  const { message } = ruleMessage("rule.double-space", [{ language: "es" }], work);
  assert.ok(message.includes("Spanish") && !message.includes("'"), message);
});

test("each rule has a message with its values", () => {
  const work = newWork();
  for (const name of ruleNames.filter((name) => name !== "rule.quotation")) {
    const pattern = JSON.stringify(work.words[name] ?? "");
    const count = Math.max(-1, ...[...pattern.matchAll(/\{(\d)\}/g)].map(([, position]) => Number(position))) + 1;
    assert.ok(count > 0, `the program has no message ${name}`);
    const values = Array.from({ length: count }, (_, position) => `value${position}`);
    const { message } = ruleMessage(name, values, work);
    assert.doesNotMatch(message, /[{}\uE000-\uF8FF]|rule\.|quotation$/u);
    for (const value of values) assert.ok(message.includes(value), `${message} lacks ${value}`);
  }
});
