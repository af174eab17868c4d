// Measures Node's Intl and Map with the jobs of `benchmark runtime-times`. Prints job, library and time in nanoseconds.
function time(job, library, count, work) {
  let best = Infinity;
  for (let round = 0; round < 9; round++) {
    const start = process.hrtime.bigint();
    for (let index = 0; index < count; index++) globalThis.result = work(index);
    best = Math.min(best, Number(process.hrtime.bigint() - start) / count);
  }
  console.log(`${job}\t${library}\t${best.toFixed(1)}`);
}

const texts = new Map(Array.from({ length: 64 }, (_, index) => [`Some text of a key ${index}`, `Texto ${index}`]));
const keys = [...texts.keys()];
time("look 64 messages up in turn", "Node Map", 20000, (index) => texts.get(keys[index & 63]));
const number = new Intl.NumberFormat("es-ES", { minimumFractionDigits: 1, maximumFractionDigits: 1 });
time("write a number", "Node Intl", 20000, (index) => number.format(index / 7));
const kilograms = new Intl.NumberFormat("es-ES", {
  style: "unit", unit: "kilogram", minimumFractionDigits: 1, maximumFractionDigits: 1,
});
time('write "72,5 kg"', "Node Intl", 20000, (index) => kilograms.format(index / 7));
const dates = new Intl.DateTimeFormat("es-ES", { dateStyle: "medium", timeZone: "Europe/Madrid" });
time("write a date", "Node Intl", 4000, (index) => dates.format(index * 86400000));
