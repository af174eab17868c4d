// Measures Node's JSON with a catalog. Prints job, library and median time in milliseconds.
import { readFileSync } from "node:fs";

function measure(job, name, work) {
  const durations = [];
  const end = performance.now() + 1000;
  while (durations.length < 5 || performance.now() < end) {
    const start = performance.now();
    globalThis.result = work();
    durations.push(performance.now() - start);
  }
  durations.sort((left, right) => left - right);
  console.log(`${job}\t${name}\t${durations[durations.length >> 1].toFixed(3)}`);
}

// Parses bytes, like all other libraries.
const bytes = readFileSync(process.argv[2]);
const parse = () => JSON.parse(bytes.toString("utf8"));
const print = (value) => Buffer.from(JSON.stringify(value, null, 2));
const catalog = parse();
measure("parse", "Node JSON", parse);
measure("print", "Node JSON", () => print(catalog));
measure("parse, edit, print", "Node JSON", () => print({ ...parse(), version: "1.1" }));
