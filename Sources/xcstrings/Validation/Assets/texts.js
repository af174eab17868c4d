// Shows texts so that nothing in them stays unseen: placeholders, blanks at the edges, line breaks,
// characters without a shape, and what was searched for.

const unseen = new RegExp(
  [
    "^ +", " +$", " {2,}", "\\n", "\\t",
    "[\\u00A0\\u2007\\u202F]+",
    "[\\u00AD\\u061C\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\uFEFF\\uFFFC\\u0000-\\u0008\\u000B-\\u001F]",
  ].join("|"),
  "gm",
);

const markNames = {
  blank: labels.blank, fixed: labels.noBreakBlank, tab: labels.tab, newline: labels.lineBreak,
  invisible: labels.invisible, placeholder: labels.placeholder,
};

function kindOf(character) {
  if (character === " ") return "blank";
  if (character === "\n") return "newline";
  if (character === "\t") return "tab";
  return /[\u00A0\u2007\u202F]/.test(character) ? "fixed" : "invisible";
}

// The parts of a text that are set off, in the order of the text: [start, end, kind].
function marksOf(text, placeholders = []) {
  const marks = [];
  for (let index = 0; index < placeholders.length; index += 2) {
    marks.push([placeholders[index], placeholders[index + 1], "placeholder"]);
  }
  for (const match of text.matchAll(unseen)) {
    const end = match.index + match[0].length;
    if (!marks.some(([start, stop]) => match.index < stop && start < end)) {
      marks.push([match.index, end, kindOf(match[0][0])]);
    }
  }
  return marks.sort((left, right) => left[0] - right[0]);
}

// Where a text holds what is searched for, in spite of accents and capitals.
function hitsOf(text, search) {
  if (search === "") return [];
  let whole = "";
  const offsets = [];
  let offset = 0;
  for (const character of text) {
    const part = folded(character);
    for (let unit = 0; unit < part.length; unit += 1) offsets.push(offset);
    whole += part;
    offset += character.length;
  }
  offsets.push(text.length);
  const hits = [];
  for (let at = whole.indexOf(search); at >= 0; at = whole.indexOf(search, at + search.length)) {
    hits.push([offsets[at], offsets[at + search.length]]);
  }
  return hits;
}

// A piece of a text, with the hits in it set off.
function appendPiece(node, text, start, end, hits) {
  let at = start;
  for (const [hitStart, hitEnd] of hits) {
    const from = Math.max(hitStart, at);
    const to = Math.min(hitEnd, end);
    if (from >= to) continue;
    node.append(text.slice(at, from), element("mark", { text: text.slice(from, to) }));
    at = to;
  }
  node.append(text.slice(at, end));
}

// A placeholder is set from left to right, and says nothing about the direction of the text.
function marked(text, kind) {
  const title = kind === "invisible"
    ? `${markNames[kind]}: U+${text.codePointAt(0).toString(16).toUpperCase().padStart(4, "0")}`
    : markNames[kind];
  return element(kind === "placeholder" ? "bdi" : "span", {
    class: kind, title, dir: kind === "placeholder" ? "ltr" : null,
  });
}

// Fills an element with a text that it shows in full.
function showText(node, text, placeholders, search) {
  const hits = hitsOf(text, search);
  let at = 0;
  for (const [start, end, kind] of marksOf(text, placeholders)) {
    appendPiece(node, text, at, start, hits);
    const mark = marked(text.slice(start, end), kind);
    appendPiece(mark, text, start, end, hits);
    node.append(mark);
    at = end;
  }
  appendPiece(node, text, at, text.length, hits);
  return node;
}
