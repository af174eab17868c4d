// Makes catalogs of pairs of source texts and translations: real ones, most of them changed.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export const targetLanguages = [
  "es", "en", "fr", "de", "ru", "ar", "ja", "zh-Hans", "he", "pl", "pt-BR", "ko", "th",
  "it", "nl", "cs", "tr", "uk", "el", "fr-CA", "es-MX", "br", "lt", "sr", "fa", "pt-PT", "en-GB", "zh-Hant",
];
const sourceLanguages = ["en", "en", "en", "en", "en", "de", "es", "zh-Hans", "fr"];

/** A generator of random numbers that a seed determines (mulberry32). */
export class Random {
  constructor(seed) {
    this.state = seed >>> 0;
  }
  next() {
    this.state = (this.state + 0x6D2B79F5) >>> 0;
    let mixed = this.state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
  below(count) {
    return Math.floor(this.next() * count);
  }
  pick(list) {
    return list[this.below(list.length)];
  }
  chance(probability) {
    return this.next() < probability;
  }
}

/** Returns the texts of all catalogs in some folders: for each key, the text by language. */
export function readCorpus(folders) {
  const texts = [];
  for (const path of folders.flatMap(catalogsIn)) {
    let catalog;
    try {
      catalog = JSON.parse(readFileSync(path, "utf8"));
    } catch {
      continue;
    }
    for (const [key, entry] of Object.entries(catalog.strings ?? {})) {
      const byLanguage = { [catalog.sourceLanguage]: key };
      for (const [tag, localization] of Object.entries(entry.localizations ?? {})) {
        const value = firstValue(localization);
        if (value) byLanguage[tag.replaceAll("_", "-")] = value;
      }
      if (Object.keys(byLanguage).length > 1) texts.push(byLanguage);
    }
  }
  return texts;
}

/** Returns the catalogs of some folders as they are, without the entries whose facts are not obvious. */
export function realCatalogs(folders) {
  return folders.flatMap(catalogsIn).flatMap((path) => {
    let catalog;
    try {
      catalog = JSON.parse(readFileSync(path, "utf8"));
    } catch {
      return [];
    }
    const kind = path.includes("mul.lproj") ? "interface" : path.endsWith("InfoPlist.xcstrings") ? "info" : path.endsWith("AppShortcuts.xcstrings") ? "phrases" : "code";
    const facts = {};
    const strings = {};
    for (const [key, entry] of Object.entries(catalog.strings ?? {})) {
      const source = entry.localizations?.[catalog.sourceLanguage];
      const isPlain = !/validate:off|ObjectID|Class =|max-?length|translate|locali[sz]e|bc-ignore/i.test(entry.comment ?? "") && entry.shouldTranslate !== false;
      const isText = /\p{L}{2,} \p{L}{2,}/u.test(key) && !/[._%]/.test(key);
      if (!isPlain || !(source ? firstValue(source) : isText) || kind === "interface" || /lorem ipsum/i.test(key + JSON.stringify(source ?? ""))) continue;
      if (Object.keys(entry.localizations ?? {}).length === 0) continue;
      strings[key] = entry;
      facts[key] = { ...(source ? {} : { sourceFrom: "key" }), ...(entry.extractionState === "stale" ? { stale: true } : {}), ...(kind === "code" ? {} : { kind }) };
      if (!source && entry.extractionState === "extracted_with_value") facts[key].unknownArguments = true;
    }
    return Object.keys(strings).length === 0 ? [] : [{ kind, catalog: { ...catalog, strings }, facts }];
  });
}

/** Returns the examples of the rules in their Swift files, as catalogs. */
export function exampleCatalogs(folder) {
  const merged = [];
  for (const { kind, catalog, facts } of examples(folder)) {
    const keys = Object.keys(catalog.strings);
    const other = merged.find((each) => each.kind === kind && each.catalog.sourceLanguage === catalog.sourceLanguage && !keys.some((key) => key in each.catalog.strings));
    if (!other) merged.push({ kind, catalog, facts });
    else for (const key of keys) [other.catalog.strings[key], other.facts[key]] = [catalog.strings[key], facts[key]];
  }
  return merged;
}

function examples(folder) {
  return readdirSync(folder).sort().flatMap((name) => {
    const text = readFileSync(join(folder, name), "utf8");
    const kinds = { informationPropertyList: "info", appShortcuts: "phrases", interfaceBuilder: "interface" };
    return [...text.matchAll(/RuleExample\(([^"]*(?:"[^"\n]*"[^"]*)*?)(#?)"""\n([\s\S]*?)"""#?\n/g)].flatMap(([, head, raw, body]) => {
      const entries = (raw ? body : body.replaceAll("\\\\", "\\")).replaceAll("↓", "").replace(/\\\n */g, "");
      let strings;
      try {
        strings = JSON.parse(`{${entries}}`);
      } catch {
        return [];
      }
      const kind = kinds[/kind: \.(\w+)/.exec(head)?.[1] ?? ""] ?? "code";
      const sourceLanguage = /sourceLanguage: "([^"]+)"/.exec(head)?.[1] ?? "en";
      const facts = {};
      for (const [key, entry] of Object.entries(strings)) {
        entry.localizations ??= {};
        const limit = /max-?length:? ?(\d+)/i.exec(entry.comment ?? "")?.[1];
        if (/translate|ObjectID|validate:off/.test(entry.comment ?? "") || entry.shouldTranslate === false) delete strings[key];
        facts[key] = { ...(limit ? { limit: Number(limit) } : {}), ...(kind === "code" || (kind === "interface" && !/^(?:\w{3}-\w\w-\w{3}|\d+)\./.test(key)) ? {} : { kind }), ...(entry.extractionState === "stale" ? { stale: true } : {}) };
        if (entry.localizations[sourceLanguage]) continue;
        if (/^[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)+$|^(?:CF|NS|UI|LS)[A-Z][a-z][A-Za-z0-9]{4,}$/.test(key)) facts[key].sourceFrom = "none";
        const values = Object.values(entry.localizations).map(firstValue).filter(Boolean);
        const formatted = values.filter((value) => /%[\d$]*(?:lld|[d@u])/.test(value)).length;
        if (/^[^\s%]*(?:[a-z][A-Z]|[._:/-])[^\s%]*$/.test(key) && formatted > 1 && 2 * formatted > values.length) facts[key].unknownArguments = true;
      }
      return [{ kind, catalog: { sourceLanguage, strings, version: "1.0" }, facts }];
    });
  });
}

function catalogsIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1)).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return catalogsIn(path);
    return entry.name.endsWith(".xcstrings") ? [path] : [];
  });
}

function firstValue(localization) {
  if (localization.stringUnit) return localization.stringUnit.value;
  const forms = localization.variations?.plural ?? localization.variations?.device ?? {};
  const form = forms.other ?? Object.values(forms)[0];
  return form ? firstValue(form) : undefined;
}

// MARK: - Changes of texts

const specifiers = ["%@", "%d", "%lld", "%ld", "%i", "%u", "%lu", "%f", "%.1f", "%lf", "%1$@", "%2$@", "%1$lld", "%2$lld", "%3$@", "%x", "%c", "%s", "%p", "%*d", "%1$*2$d", "%-10s", "%05d", "%hhd", "%(name)@", "%[tt]@", "%5000d", "%0$@", "% d", "%-d", "%#x", "%'d", "%+d", "%lls", "%Lf", "%qd", "%zd", "%.*f", "%S", "%C", "%D", "%O", "%n"];
const percents = ["%", "%%", " %", "% ", "%-", "100%", "50 % de", "% @", "%$1@", "%$2lld", "%arg", "%#@x@", "%1$#@files@", "%#@", "%#@a b@", "%#", "%20", "%C3", "https://a.b/%20d", "(https://x.y/%41)", "85%of", "٣%d", "5%d", "一%d", "5\u0301%d"];
const blanks = [" ", "  ", "   ", "\u00A0", "\u202F", "\u3000", "\u2009", "\u200B", "\t", "\n", "\r\n", "\n\n", "\r", "\u2028", "\u000B", "\u0085", " \u0301", "\uFEFF"];
const brackets = Array.from("()[]{}<>«»“”„‟\"'‘’（）［］「」『』【】‹›").concat([":)", ";-)", ":-(", "^(", "=)", "：）", "a)", "1）", "例)", "((", "({", "\"\"", "( )", "ש\"ש", "5\"", "(\u0301", ")\u200D"]);
const markup = ["**", "**b**", "** b**", "*", "_i_", "`", "`c d`", "~~", "~~s~~", "<b>", "</b>", "<br>", "<br/>", "<BR />", "<a href=\"x\">", "</a>", "<a b>", "<name>", "<i", "[l](u)", "[l](u(v))", "[l](u v)", "[](u)", "[l]()", "[a[b](c)", "https://swift.org", "http://swift.org/a", "=https://b.com", "](https://b.com", "**[l](u)**", "<span style=x>"];
const endings = [".", "。", "．", "।", "۔", "։", ":", "：", "︰", "…", "...", ". . .", "....", "..", "⋯", "?", "？", "؟", "՞", "\u037E", ";", "!", "！", "՜", "?!", "!!", "!?", ".。", "。.", "?.", "!.", ",.", "،.", "?\"", ".”", ".)", ":)", "…»", "?\uFE0F", "<!-- c -->", ". ", "**", ".\u0301", "…\u0301", "(nota: x)", "（注：x）", "(or “x”)", "[a: b]", "\"", "”"];
const oddities = ["👩‍👩‍👧‍👦", "👍🏽", "🇪🇸", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "e\u0301", "é", "n\u0303", "\u0301", "क्षि", "각", "ᄀ", "𝟙", "𠮷", "①", "½", "Ⅷ", "一", "十", "௧", "٣", "ﬁ", "İ", "ß", "Σ", "ς", "\u200E", "\u200F", "\u202A", "\u202B", "\u202C", "\u202E", "\u2066", "\u2067", "\u2068", "\u2069", "\uFFFD", "\u0003", "\u001B[0m", "\u0080", "Ã©", "Â«", "Â£", "â€™", "\u{E0041}", "\u200B\u200C\u200D", "\u00AD\u00AD\u00AD", "\u2060\u2060\u2060", "\uFE0F", "\u{E0020}\u{E007F}", "ﷺ", "\u0600", "\u0D4E", "\u3099", "ﾞ", "า", "ำ", "Å", "豈", "ǅ", "ª", "ʰ", "\u0345", "\u20E3", "1️⃣"];
const names = ["{{name}}", "{{ name }}", "{{file name}}", "${name}", "${applicationName}", "$(PRODUCT_NAME)", "${PRODUCT_NAME:x}", "%{value1}@", "{file_name}", "{fileName}", "{name}", "{a_b_c}", "{a_}", "{{x", "${}", "{fileNameX}", "{é_a}"];
const escapes = ["\\n", "\\t", "\\\"", "\\u00e9", "\\u12", "\\", "C:\\new", "&amp;", "&#8220;", "&#x20;", "&;", "&a;", "&nbsp;", "Q&A;", "&é;"];
const numbers = ["2.5 kg", "3.5 %", "3,5 %", "1.2 GB", "0.5×", "7.5°C", "10,5 km", "2", "3", "10", "1,000", "1.000", "2.5 kg", "2,5 kg", "2.5%", "12:30", "6 inches", "H264", "5K", "14.0", "$5", "€5", "USD", "2万", "+49 30 1234567", "３", "٤٥", "two", "dos", "3.5°", "1.25 GB", "0,5 l", "v2.1", "99999999999999999999", "3\u0301", "2’000", "90", "3"];
const addresses = ["help@swift.org", "https://es.swift.org/x", "https://www.swift.es", "https://swift.or", "x@y", "a@b.co.uk", "https://127.0.0.1:80", "https://example.com", "https://swift.org.", "usuario@servidor.com", "ftp://ñandú.es", "//x", "@name", "https://", "a@10.0.0.1"];
const words = ["the the", "a A", "no no", "la la", "el El", "sesion", "configuracion", "mas", "piu", "perche", "l'ecran", "reglages", "Ecran", "ação", "acao", "bedzie", "Que", "como", "donde", "and of to you", "nous nous", "die die", "was was", "son son", "file_name", "a.swift", "--option", "/path", "Quiero!", "Cómo?", "¿Qué?", "¡Hola!", "¿Sí!", "(?)", "Go!! map", "Error %@", "Error desconocido %@", "Unknown error: %@", "sí\"Fotos\"", "delete“Photos”", "ver«x»", "Hola!", "Prix:", "Quoi?", "Oui !", "l'été?", "ELLE!", "%lld días", "%lld jours", "1 día", "URLSession", "extension", "SESION"];
const groups = [specifiers, specifiers, percents, blanks, blanks, brackets, brackets, markup, endings, endings, endings, oddities, oddities, names, escapes, numbers, numbers, addresses, words, words];

/** Changes a text at random. */
export function mutate(text, random) {
  const scalars = Array.from(text);
  const placeholders = [...text.matchAll(/%(?:\d\$)?[-+#0-9.*]*[a-zA-Z@]+@?/g)];
  switch (random.below(14)) {
    case 0: return text + random.pick(endings);
    case 1: return random.pick(random.pick(groups)) + text;
    case 2: return text.replace(/[\p{P}\s]+$/u, "") + random.pick(endings);
    case 3: return text.trim();
    case 4: {
      const place = random.pick(placeholders.length > 0 ? placeholders : [null]);
      if (!place) return text + " " + random.pick(specifiers);
      const other = random.pick([...specifiers, "", place[0] + place[0], place[0] + " ", place[0].replace(/\d\$/, ""), place[0].replace("%", `%${1 + random.below(3)}$`)]);
      return text.slice(0, place.index) + other + text.slice(place.index + place[0].length);
    }
    case 5: {
      const parts = text.split(" ");
      const [from, to] = [random.below(parts.length), random.below(parts.length)];
      [parts[from], parts[to]] = [parts[to], parts[from]];
      return parts.join(" ");
    }
    case 6: {
      const parts = text.split(" ");
      const index = random.below(parts.length);
      parts.splice(index, 1, ...random.pick([[], [parts[index], parts[index]], [parts[index], "", ""], [parts[index].toUpperCase()], [parts[index].toLowerCase()], ["\"" + parts[index] + "\""], [parts[index].normalize("NFD")]]));
      return parts.join(" ");
    }
    case 7: {
      const found = [...text.matchAll(/[\p{P}\p{S}\s]/gu)];
      if (found.length === 0) return text;
      const { index, 0: mark } = random.pick(found);
      return text.slice(0, index) + random.pick(["", mark + mark, random.pick(random.pick([brackets, blanks, endings]))]) + text.slice(index + mark.length);
    }
    case 8: return random.pick(["\"", "“", "«", "'", "(", "「", "*"]) + text + random.pick(["\"", "”", "»", "'", ")", "」", "*"]);
    case 9: return scalars.slice(0, random.below(scalars.length + 1)).join("");
    default: {
      const [index, group] = [random.below(scalars.length + 1), random.pick(groups)];
      const gap = random.chance(0.3) ? " " : "";
      return scalars.slice(0, index).join("") + gap + random.pick(group) + gap + scalars.slice(index).join("");
    }
  }
}

// MARK: - Entries

const categories = ["zero", "one", "two", "few", "many", "other"];
const devices = ["iphone", "mac", "other", "ipad"];

function changed(text, random, most = 3) {
  let result = text;
  for (let count = random.below(most + 1); count > 0; count -= 1) result = mutate(result, random);
  return result;
}

/** Returns a text of random parts. */
function noise(text, random) {
  const parts = text.split(/(?<= )/);
  let result = "";
  for (let count = 1 + random.below(7); count > 0; count -= 1) {
    result += random.chance(0.4) ? random.pick(parts) : random.pick(random.pick(groups));
    if (random.chance(0.3)) result += " ";
  }
  return result;
}

/** Adds related parts to a source text and its translation. */
function paired(source, text, random) {
  const group = random.pick([numbers, numbers, numbers, addresses, addresses, names, names, markup, markup, escapes, endings, brackets, words, percents, specifiers, blanks, oddities]);
  const first = random.pick(group);
  const second = random.chance(0.5) ? first : random.pick(group);
  const gap = random.pick([" ", " ", ""]);
  const isAtStart = random.chance(0.2);
  return isAtStart ? [first + gap + source, second + gap + text] : [source + gap + first, text + gap + second];
}

const nouns = {
  es: ["días", "análisis", "archivos"], fr: ["jours", "mois", "fichiers"], it: ["giorni", "file", "computer", "città"], pl: ["dni", "plików", "foto"],
  ru: ["дней", "файлов", "фото"], cs: ["dny", "opakování", "souborů"], pt: ["dias", "lápis"], el: ["ημέρες", "ΣΟΦΟΣ"], uk: ["днів", "фото"], lt: ["dienos"], sr: ["dana"],
};

/** Returns plural forms of a noun, often without differences between them. */
function counted(tag, random, isSource) {
  const noun = isSource ? random.pick(["entries", "days", "files", "file", "km"]) : random.pick(nouns[tag.split("-")[0]] ?? ["days"]);
  const start = random.pick(["%lld ", "%arg ", "%@ ", "", "Quedan %lld "]);
  const plural = {};
  for (const category of new Intl.PluralRules(tag).resolvedOptions().pluralCategories) {
    const isOne = category === "one" && (isSource ? random.chance(0.8) : random.chance(0.15));
    plural[category] = unit(start + (isOne ? noun.slice(0, -1) : noun) + (random.chance(0.03) ? "." : ""), random.chance(0.98) ? "translated" : "new");
  }
  return { variations: { plural } };
}

const unit = (value, state = "translated") => ({ stringUnit: { state, value } });

function stateOf(random) {
  return random.chance(0.9) ? "translated" : random.pick(["needs_review", "new"]);
}

function pluralOf(text, tag, random, most) {
  const needed = new Intl.PluralRules(tag).resolvedOptions().pluralCategories;
  const plural = {};
  const isUniform = random.chance(0.2);
  const base = changed(text, random, 1);
  for (const category of categories) {
    const isThere = needed.includes(category) ? random.chance(0.9) : random.chance(0.07);
    if (isThere) plural[category] = unit(isUniform ? base : changed(base, random, most), stateOf(random));
  }
  return { plural };
}

function deviceOf(text, tag, random) {
  const device = {};
  for (const name of devices) {
    if (!random.chance(0.6)) continue;
    device[name] = random.chance(0.3) ? { variations: pluralOf(text, tag, random, 1) } : unit(changed(text, random, 1), stateOf(random));
  }
  return { device };
}

function substitutionsOf(text, tag, random) {
  const substitutions = {};
  const order = random.chance(0.5) ? ["files", "folders"] : ["folders", "files"];
  for (const name of order) {
    if (!random.chance(0.9)) continue;
    const forms = pluralOf(random.pick(["%arg " + name, "%arg de " + name, name, "%lld " + name, "%1$@ %arg"]), tag, random, 1);
    substitutions[name] = { ...(random.chance(0.8) ? { argNum: name === "files" ? 1 : random.pick([2, 2, 3]) } : {}), formatSpecifier: random.pick(["lld", "lld", "lld", "d", "@", "lf", "bad"]), variations: forms };
  }
  const start = random.pick(["%#@files@ in %#@folders@", "%1$#@files@ – %2$#@folders@", "%#@folders@ %#@files@", "%#@files@ %@", "%#@files@"]);
  return { ...unit(changed(start + " " + text.replaceAll("%", "").slice(0, 20), random, 1)), substitutions };
}

function localizationOf(shape, text, tag, random, isSource) {
  const most = isSource ? 1 : 3;
  switch (shape) {
    case "plural": return random.chance(0.9) ? { variations: pluralOf(text, tag, random, isSource ? 1 : 2) } : unit(changed(text, random));
    case "device": return random.chance(0.9) ? { variations: deviceOf(text, tag, random) } : unit(changed(text, random));
    case "substitution": return random.chance(0.9) ? substitutionsOf(text, tag, random) : unit(changed(text, random));
    case "set": return { stringSet: { state: stateOf(random), values: [0, 1, 2].slice(0, 1 + random.below(3)).map(() => changed(text + random.pick(["", " ${applicationName}"]), random, 1)) } };
    default: return unit(changed(text, random, isSource && random.chance(0.7) ? 0 : most), isSource ? "translated" : stateOf(random));
  }
}

/** Makes a catalog with some translations; returns it with what the rules must know about its entries. */
export function makeCatalog(corpus, size, kind, random) {
  const sourceLanguage = random.pick(sourceLanguages);
  const strings = {};
  const facts = {};
  const usable = corpus.filter((texts) => texts[sourceLanguage]);
  let pairs = 0;
  for (let index = 0; pairs < size; index += 1) {
    const texts = random.pick(usable);
    let source = texts[sourceLanguage];
    if (source.length > 400 || /lorem ipsum/i.test(source)) continue;
    const tags = [...new Set(Array.from({ length: random.chance(0.25) ? 4 : 1 }, () => random.pick(targetLanguages)))].filter((tag) => tag !== sourceLanguage);
    if (tags.length === 0) continue;
    const shape = kind === "phrases" && random.chance(0.6) ? "set" : random.pick(["plain", "plain", "plain", "plain", "plain", "plain", "plural", "plural", "device", "substitution"]);
    const entry = { localizations: {} };
    const fact = {};
    let key = `key ${index}`;
    if (kind === "interface" && random.chance(0.8)) {
      key = `${index.toString(36).padStart(3, "a").slice(-3)}-${(index % 7) + 10}-eF5.title`;
      fact.kind = kind;
    } else if (kind === "info" || kind === "phrases") {
      fact.kind = kind;
      if (kind === "info" && random.chance(0.2)) key = `NSX${index.toString(26).replace(/\d/g, "q")}UsageDescription`;
    }
    if (random.chance(0.3)) source = changed(source, random, 2);
    const isText = /\S \S/.test(source) && !(source in strings) && !/[._%\\]/.test(source.replace(/%(?:@|lld|\d\$@)/g, "")) && (source.match(/[\p{L}]{2,}/gu) ?? []).length > 2;
    if (key.startsWith("key ") && shape === "plain" && isText && random.chance(0.5)) {
      key = source;
      fact.sourceFrom = "key";
    } else if (key.startsWith("key ") && random.chance(0.04)) {
      key = `section.title_x${index}`;
      fact.sourceFrom = "none";
    } else {
      if (key.startsWith("key ") && isText && random.chance(0.3)) key = random.chance(0.5) ? source : changed(source, random, 1);
      if (key in strings || !key.includes(" ") && !fact.kind) key = `key ${index}`;
      entry.localizations[sourceLanguage] = localizationOf(shape, source, sourceLanguage, random, true);
    }
    if (random.chance(0.03)) {
      entry.extractionState = "stale";
      fact.stale = true;
    } else if (random.chance(0.03) && fact.sourceFrom !== "none") {
      entry.extractionState = "extracted_with_value";
      if (fact.sourceFrom === "key") fact.unknownArguments = true;
    }
    if (random.chance(0.05)) {
      const off = random.pick(["mismatched-placeholders", "double-space", "unbalanced-brackets"]);
      entry.comment = random.pick([`A title. [validate:off ${off}]`, "[validate:off]"]);
      fact.off = entry.comment.includes(off) ? [off] : ["*"];
    } else if (random.chance(0.1)) {
      fact.limit = random.pick([5, 10, 20, 40, 80]);
      entry.comment = `A title. maxLength: ${fact.limit}`;
    }
    const isCounted = shape === "plural" && fact.sourceFrom === undefined && random.chance(0.4);
    if (isCounted) entry.localizations[sourceLanguage] = counted(sourceLanguage, random, true);
    const pair = tags.length === 1 && shape === "plain" && fact.sourceFrom === undefined && random.chance(0.4);
    for (const tag of tags) {
      if (isCounted) {
        entry.localizations[tag] = counted(tag, random, false);
        continue;
      }
      if (kind === "info" && random.chance(0.1)) {
        entry.localizations[tag] = unit(random.pick(["$(PRODUCT_NAME)", "${PRODUCT_NAME:x}", "$(a)", "$(A b)", "${_B1:c d}", "a $(A:b) c", "$()", "$(É)"]));
        continue;
      }
      if (pair && random.chance(0.4)) {
        entry.localizations[sourceLanguage] = unit(noise(source, random));
        entry.localizations[tag] = unit(random.chance(0.5) ? noise(texts[tag] ?? source, random) : changed(entry.localizations[sourceLanguage].stringUnit.value, random, 2), stateOf(random));
        continue;
      }
      if (pair) {
        let [first, second] = [source, texts[tag] ?? texts[tag.split("-")[0]] ?? random.pick(Object.values(texts))];
        for (let times = 1 + random.below(2); times > 0; times -= 1) [first, second] = paired(first, second, random);
        entry.localizations[sourceLanguage] = unit(first);
        entry.localizations[tag] = unit(changed(second, random, 1), stateOf(random));
        continue;
      }
      const text = texts[tag] ?? texts[tag.split("-")[0]] ?? random.pick(Object.values(texts));
      entry.localizations[tag] = localizationOf(random.chance(0.95) ? shape : "plain", text, tag, random, false);
    }
    strings[key] = entry;
    facts[key] = fact;
    pairs += tags.length;
  }
  return { catalog: { sourceLanguage, strings, version: "1.0" }, facts };
}
