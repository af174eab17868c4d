/** The difference of two texts, word by word. */

const maximumCells = 250_000;

/** @param {string} text */
function wordsOf(text) {
  return text.match(/\s+|[\p{L}\p{N}\p{M}_]+|[^\s\p{L}\p{N}\p{M}_]/gu) ?? [];
}

/**
 * @param {DifferencePart[]} parts
 * @param {DifferencePart["kind"]} kind
 * @param {string} text
 */
function addPart(parts, kind, text) {
  if (text === "") return;
  const last = parts[parts.length - 1];
  if (last && last.kind === kind) last.text += text;
  else parts.push({ kind, text });
}

/**
 * Returns the lengths of the longest common subsequences of all endings.
 *
 * @param {string[]} left
 * @param {string[]} right
 */
function commonLengths(left, right) {
  const width = right.length + 1;
  const lengths = new Uint32Array((left.length + 1) * width);
  for (let row = left.length - 1; row >= 0; row -= 1) {
    for (let column = right.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        left[row] === right[column]
          ? lengths[(row + 1) * width + column + 1] + 1
          : Math.max(lengths[(row + 1) * width + column], lengths[row * width + column + 1]);
    }
  }
  return lengths;
}

/**
 * @param {DifferencePart[]} parts
 * @param {string[]} left
 * @param {string[]} right
 */
function compareMiddles(parts, left, right) {
  if (left.length * right.length > maximumCells) {
    addPart(parts, "removed", left.join(""));
    addPart(parts, "added", right.join(""));
    return;
  }
  const lengths = commonLengths(left, right);
  const width = right.length + 1;
  let row = 0;
  let column = 0;
  while (row < left.length || column < right.length) {
    if (row < left.length && column < right.length && left[row] === right[column]) {
      addPart(parts, "same", left[row]);
      row += 1;
      column += 1;
    } else if (column >= right.length || (row < left.length && lengths[(row + 1) * width + column] >= lengths[row * width + column + 1])) {
      addPart(parts, "removed", left[row]);
      row += 1;
    } else {
      addPart(parts, "added", right[column]);
      column += 1;
    }
  }
}

/**
 * Returns the parts of two texts that are equal, removed and added.
 *
 * @param {string} former
 * @param {string} current
 * @returns {DifferencePart[]}
 */
export function wordDifference(former, current) {
  const left = wordsOf(former);
  const right = wordsOf(current);
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (end < left.length - start && end < right.length - start && left[left.length - 1 - end] === right[right.length - 1 - end]) end += 1;
  /** @type {DifferencePart[]} */
  const parts = [];
  addPart(parts, "same", left.slice(0, start).join(""));
  compareMiddles(parts, left.slice(start, left.length - end), right.slice(start, right.length - end));
  addPart(parts, "same", left.slice(left.length - end).join(""));
  return parts;
}
