/** How fast the translator works, from the times of the last saves. */

const longestBreak = 5 * 60_000;
const enoughSaves = 8;

export class Pace {
  constructor() {
    this.saves = 0;
    this.time = 0;
    this.last = 0;
  }

  /** Takes note that a translation was finished. */
  saved() {
    const now = performance.now();
    if (this.last > 0) {
      this.saves += 1;
      this.time += Math.min(now - this.last, longestBreak);
    }
    this.last = now;
  }

  /**
   * Returns the minutes for the rest of the work; `null` as long as there are too few saves.
   *
   * @param {number} open The translations that are left.
   */
  minutesLeft(open) {
    if (this.saves < enoughSaves) return null;
    return Math.max(1, Math.round((this.time / this.saves / 60_000) * open));
  }
}
