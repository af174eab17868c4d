// Compares the values of `print-cases formats` with those of Node's Intl, which has another version of CLDR.
//
// Reads cases from standard input. node_classes.json lists known differences between the versions of CLDR and ICU, as
// replacements. Exits with status 1 if a difference is unknown, or if an entry of the file is unused.

"use strict";

const fs = require("fs");
const path = require("path");
const readline = require("readline");

const ROUNDING = {
  halfEven: "halfEven", halfUp: "halfExpand", ceiling: "ceil", floor: "floor", down: "trunc", up: "expand",
};
const WIDTH = { narrow: "narrow", short: "short", full: "long" };

const cached = new Map();
function format(constructor, locale, options) {
  const key = constructor.name + locale + JSON.stringify(options);
  if (!cached.has(key)) cached.set(key, make(constructor, locale, options));
  return cached.get(key);
}
function make(constructor, locale, options) {
  try {
    return new constructor(locale.replace("_", "-"), options);
  } catch (error) {
    // Intl supports fewer units and time zones than ICU.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function numberOptions([notation, precision, grouping, sign, rounding]) {
  const options = {
    signDisplay: sign === "automatic" ? "auto" : sign,
    useGrouping: { automatic: "auto", never: false, always: "always" }[grouping],
    roundingMode: ROUNDING[rounding],
  };
  if (notation === "percent") options.style = "percent";
  if (notation === "scientific") options.notation = "scientific";
  if (notation.startsWith("compact")) {
    options.notation = "compact";
    options.compactDisplay = notation === "compactShort" ? "short" : "long";
  }
  const [kind, digits] = precision.split(":");
  if (kind === "usual") return options;
  const [least, most] = digits.split("-").map(Number);
  const name = kind === "significant" ? "SignificantDigits" : "FractionDigits";
  return { ...options, [`minimum${name}`]: least, [`maximum${name}`]: most };
}

const unitOptions = (unit, width) => ({ style: "unit", unit, unitDisplay: WIDTH[width] });

// Exact decimal numbers are passed as strings, which are not rounded to doubles.
function number(locale, fields) {
  return format(Intl.NumberFormat, locale, numberOptions(fields)).format(fields[5]);
}

// The number of units per kilogram, as a fraction.
const FACTOR = {
  kilogram: [1n, 1n], gram: [1000n, 1n], pound: [100000000n, 45359237n], ounce: [1600000000n, 45359237n],
  stone: [100000000n, 14n * 45359237n],
};
const DIGITS = 40;

// Returns a mass in a unit with enough digits that later ones cannot change the rounding.
function massInDecimal(kilograms, unit) {
  const [mantissa, exponent] = Number(kilograms).toExponential(14).split("e");
  const sign = mantissa.startsWith("-") ? "-" : "";
  const scale = 10n ** BigInt(DIGITS);
  const shift = Number(exponent) - 14;
  let value = BigInt(mantissa.replace(/[-.]/g, "")) * FACTOR[unit][0] * scale;
  value = shift < 0 ? value / (FACTOR[unit][1] * 10n ** BigInt(-shift)) : (value * 10n ** BigInt(shift)) / FACTOR[unit][1];
  const digits = value.toString().padStart(DIGITS + 1, "0");
  return `${sign}${digits.slice(0, -DIGITS)}.${digits.slice(-DIGITS)}`;
}

const PERSON = { en_US: "pound", es_US: "pound", en_GB: "stone-and-pound" };

function mass(locale, [unit, digits, width, sign, kilograms]) {
  const shown = unit === "person" ? PERSON[locale] ?? "kilogram" : unit;
  if (shown === "stone-and-pound") return undefined;
  const precision = `fraction:${digits}-${digits}`;
  const options = {
    ...numberOptions(["decimal", precision, "automatic", sign, "halfEven"]), ...unitOptions(shown, width),
  };
  return format(Intl.NumberFormat, locale, options)?.format(massInDecimal(kilograms, shown));
}

function measure(locale, fields) {
  const options = { ...numberOptions(fields.slice(2)), ...unitOptions(fields[0], fields[1]) };
  return format(Intl.NumberFormat, locale, options)?.format(fields[7]);
}

function range(locale, fields) {
  // For two equal numbers, Intl adds "~"; the Swift implementation requests only the number.
  if (Number(fields[7]) === Number(fields[8])) return undefined;
  let options = numberOptions(fields.slice(2));
  if (fields[0]) options = { ...options, ...unitOptions(fields[0], fields[1]) };
  return format(Intl.NumberFormat, locale, options)?.formatRange(Number(fields[7]), Number(fields[8]));
}

// Intl uses a proleptic Gregorian calendar; ICU's begins in 1582.
const GREGORIAN = Date.UTC(1582, 9, 16);
// Time zones whose rules changed after the data of ICU 72.1 (2022e).
const CHANGED_ZONES = { "America/Mexico_City": Date.UTC(2022, 9, 29), "Africa/Casablanca": Date.UTC(2023, 0, 1) };
const isComparable = (zone, moment) => moment >= GREGORIAN && !(moment >= CHANGED_ZONES[zone]);

function date(locale, [day, time, timeZone, moment]) {
  if (!isComparable(timeZone, Number(moment))) return undefined;
  const options = { timeZone };
  if (day !== "none") options.dateStyle = day;
  if (time !== "none") options.timeStyle = time;
  return format(Intl.DateTimeFormat, locale, options)?.format(Number(moment));
}

// The skeletons that Intl options can express.
const [numeric, short, long] = ["numeric", "short", "long"];
const SKELETONS = {
  yMMMd: { year: numeric, month: short, day: numeric }, yMd: { year: numeric, month: numeric, day: numeric },
  yMMMM: { year: numeric, month: long }, MMMd: { month: short, day: numeric },
  MMMMd: { month: long, day: numeric }, EEEEd: { weekday: long, day: numeric },
  yMMMEd: { year: numeric, month: short, weekday: short, day: numeric },
  yMMMMEEEEd: { year: numeric, month: long, weekday: long, day: numeric },
  yMMMMd: { year: numeric, month: long, day: numeric }, MMMEd: { month: short, weekday: short, day: numeric },
  jm: { hour: numeric, minute: numeric }, jms: { hour: numeric, minute: numeric, second: numeric },
  Hm: { hour: numeric, minute: numeric, hourCycle: "h23" }, hm: { hour: numeric, minute: numeric, hourCycle: "h12" },
  yMMMdjm: { year: numeric, month: short, day: numeric, hour: numeric, minute: numeric },
  MMMEdjm: { month: short, weekday: short, day: numeric, hour: numeric, minute: numeric },
  y: { year: numeric }, yM: { year: numeric, month: numeric }, d: { day: numeric }, E: { weekday: short },
  GyMMMd: { era: short, year: numeric, month: short, day: numeric },
};

function skeletonFormat(locale, skeleton, timeZone) {
  const options = SKELETONS[skeleton];
  return options && format(Intl.DateTimeFormat, locale, { ...options, timeZone });
}

function skeleton(locale, [fields, zone, moment]) {
  return isComparable(zone, Number(moment)) ? skeletonFormat(locale, fields, zone)?.format(Number(moment)) : undefined;
}

function interval(locale, [fields, zone, start, end]) {
  if (!isComparable(zone, Number(start)) || !isComparable(zone, Number(end))) return undefined;
  return skeletonFormat(locale, fields, zone)?.formatRange(Number(start), Number(end));
}

const RELATIVE = new Set(["years", "quarters", "months", "weeks", "days", "hours", "minutes", "seconds"]);

function relative(locale, [unit, wording, width, value]) {
  if (!RELATIVE.has(unit)) return undefined;
  const options = { style: WIDTH[width], numeric: wording === "named" ? "auto" : "always" };
  return format(Intl.RelativeTimeFormat, locale, options).format(Number(value), unit);
}

function list(locale, [kind, width, count, items]) {
  const type = { and: "conjunction", or: "disjunction", units: "unit" }[kind];
  const values = count === "0" ? [] : items.split("\x1f");
  return format(Intl.ListFormat, locale, { type, style: WIDTH[width] }).format(values);
}

function plural(locale, [type, digits, value]) {
  if (digits === "integer") return format(Intl.PluralRules, locale, { type }).select(Number(value));
  // Intl's plural rules always round half up, so pass rounded numbers.
  const shown = { minimumFractionDigits: Number(digits), maximumFractionDigits: Number(digits) };
  const rounding = { ...shown, roundingMode: "halfEven", useGrouping: false };
  const rounded = format(Intl.NumberFormat, "en", rounding).format(value);
  return format(Intl.PluralRules, locale, { type, ...shown }).select(Number(rounded));
}

const KINDS = { number, integer: number, mass, measure, range, date, skeleton, interval, relative, list, plural };

const TIME = /(?<![\d:+-])(\d{1,2})(:\d\d(?::\d\d)?)(?!\d)/gu;
const twelve = (hour) => Number(hour) % 12 || 12;
const half = (hour, each) => each.suffixes[Number(hour) < 12 ? 0 : 1];

// Differences that replacements cannot express; `suffixes` are Node's day periods.
const CHANGES = {
  // 13:50 -> 1:50 p.m.
  twelveHours: (text, each) => text.replace(TIME, (_, hour, rest) => twelve(hour) + rest + half(hour, each)),
  // 15:54:18 -> 03:54:18
  twelveHoursWithoutHalf: (text) => text.replace(TIME, (_, hour, rest) => String(twelve(hour)).padStart(2, "0") + rest),
  // 16:29–18:02 -> 4:29–6:02 p.m.; 09:05–17:46 -> 9:05 a.m. – 5:46 p.m.
  twelveHourInterval: (text, each) => {
    const times = text.match(/(\d{1,2})(:\d\d)–(\d{1,2})(:\d\d)$/u);
    if (!times) return CHANGES.twelveHours(text, each);
    const [whole, first, firstRest, last, lastRest] = times;
    const [start, end] = [twelve(first) + firstRest, twelve(last) + lastRest + half(last, each)];
    const middle = half(first, each) === half(last, each) ? each.dash : `${half(first, each)}\u2009–\u2009`;
    return text.slice(0, -whole.length) + start + middle + end;
  },
  // 3/21/26 -> 2026-03-21
  isoDate: (text, each, fields) => {
    const years = fields.filter((field) => /^-?\d{6,}$/.test(field)).map((field) => new Date(Number(field)).getUTCFullYear());
    return text.replace(/(?<!\d)(\d{1,2})\/(\d{1,2})\/(\d{1,4})(?!\d)/gu, (date, month, day, year) => {
      const near = years.flatMap((each) => [each - 1, each, each + 1]);
      const whole = year.length > 2 ? year : near.find((each) => each % 100 === Number(year));
      return `${whole}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
    });
  },
};

// The known differences.
function readClasses() {
  const file = path.join(__dirname, "node_classes.json");
  const classes = JSON.parse(fs.readFileSync(file, "utf8")).classes;
  return classes.map((each) => ({
    ...each, count: 0, example: "", pattern: each.ours && new RegExp(each.ours, "gu"),
    where: each.fields && new RegExp(each.fields, "u"),
  }));
}

// Returns the known differences between two strings; undefined if there are others.
function explanation(classes, kind, locale, fields, ours, node) {
  let text = ours;
  const used = [];
  for (const each of classes) {
    if (!each.kinds.includes(kind) || !each.locales.includes(locale)) continue;
    if (each.where && !each.where.test(fields.join(" "))) continue;
    const change = CHANGES[each.change];
    const changed = change ? change(text, each, fields) : text.replace(each.pattern, each.node);
    if (changed === text) continue;
    text = changed;
    used.push(each);
  }
  return text === node ? used : undefined;
}

// Returns the differing part, with each digit replaced by 9.
function pattern(ours, node) {
  let start = 0;
  while (start < Math.min(ours.length, node.length) && ours[start] === node[start]) start++;
  let end = 0;
  const most = Math.min(ours.length, node.length) - start;
  while (end < most && ours[ours.length - 1 - end] === node[node.length - 1 - end]) end++;
  const shape = (text) => JSON.stringify(text.slice(start, text.length - end).replace(/\d/g, "9"));
  return `${shape(ours)} -> ${shape(node)}`;
}

const visible = (text) => JSON.stringify(text).replace(/[\u00a0\u2009\u202f]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`);

async function main() {
  const classes = readClasses();
  const counts = Object.fromEntries(Object.keys(KINDS).map((kind) => [kind, { equal: 0, explained: 0, unexplained: 0, absent: 0 }]));
  const unexplained = new Map();
  let absent = 0;
  for await (const line of readline.createInterface({ input: process.stdin })) {
    const [kind, locale, ...fields] = line.split("\t");
    const ours = fields.pop();
    const node = KINDS[kind]?.(locale, fields);
    const count = counts[kind];
    if (node === undefined) {
      if (count) count.absent++;
      else absent++;
    } else if (node === ours) {
      count.equal++;
    } else {
      const used = explanation(classes, kind, locale, fields, ours, node);
      if (used) {
        count.explained++;
        for (const each of used) {
          each.count++;
          each.example ||= `${kind} ${locale} ${fields.join(" ")}: ${visible(ours)}, Node ${visible(node)}`;
        }
      } else {
        count.unexplained++;
        const key = `${kind} ${locale} ${pattern(ours, node)}`;
        const known = unexplained.get(key) ?? { count: 0, example: `${fields.join(" ")}: ${visible(ours)}, Node ${visible(node)}` };
        known.count++;
        unexplained.set(key, known);
      }
    }
  }
  report(counts, absent, classes, unexplained);
}

function report(counts, absent, classes, unexplained) {
  console.log("kind           equal explained unexplained  not in Intl");
  const row = (name, values) => console.log(name.padEnd(10), ...values.map((value) => String(value).padStart(10)));
  const total = { equal: 0, explained: 0, unexplained: 0, absent };
  for (const [kind, count] of Object.entries(counts)) {
    row(kind, Object.values(count));
    for (const name of Object.keys(count)) total[name] += count[name];
  }
  row("all", Object.values(total));
  console.log(`Node ${process.version}, ICU ${process.versions.icu}, CLDR ${process.versions.cldr}`);
  for (const each of classes) {
    console.log(`\n${each.id}: ${each.count}\n  ${each.reason}`);
    if (each.example) console.log(`  ${each.example}`);
  }
  const rest = [...unexplained].sort((left, right) => right[1].count - left[1].count);
  if (rest.length) console.log("\nNot accounted for:");
  for (const [key, { count, example }] of rest.slice(0, Number(process.env.SHOWN ?? 40))) console.log(`  ${count}  ${key}\n      ${example}`);
  const idle = classes.filter((each) => each.count === 0);
  if (idle.length && total.equal > 500000) console.log(`\nClasses without a case: ${idle.map((each) => each.id).join(", ")}`);
  process.exit(rest.length || total.equal === 0 ? 1 : 0);
}

main();
