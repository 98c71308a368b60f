import type { DayRange } from '../../score/score-sums.ts';

/** How a state might have moved: blocks of its own daily steps, drawn with replacement and put behind each other. */
export interface GaugeWalk {
  readonly draw: (random: () => number) => void;
  /** The mean of the state over days, beside where it began; of the blocks that were drawn last. */
  readonly meanOver: (days: DayRange) => () => number;
}

/** Blocks of so many days, fewer where fewer than three of them are known. */
const longestBlock = 28;

export function createGaugeWalk(steps: Float64Array, path: DayRange): GaugeWalk {
  const block = Math.max(1, Math.min(longestBlock, Math.floor(steps.length / 3)));
  const blocks = Math.ceil((path.to - path.from + 1) / block);
  // Sums of steps, and sums of those: what a block adds up to a day of it is then a difference.
  const once = new Float64Array(steps.length + 1);
  const twice = new Float64Array(steps.length + 1);
  for (let i = 0; i < steps.length; i++) {
    once[i + 1] = once[i]! + steps[i]!;
    twice[i + 1] = twice[i]! + once[i + 1]!;
  }
  const starts = new Uint32Array(blocks + 1);
  // Where each block begins: the state, and the sum of the states of all days before.
  const levels = new Float64Array(blocks + 1);
  const sums = new Float64Array(blocks + 1);
  const choices = steps.length - block + 1;
  // Of a block from each day on, beside each other: by how much the state has moved at its end, and the sum of its states.
  const drawn = new Float64Array(2 * choices);
  for (let start = 0; start < choices; start++) {
    drawn[2 * start] = once[start + block]! - once[start]!;
    drawn[2 * start + 1] = twice[start + block]! - twice[start]! - block * once[start]!;
  }

  const sumTo = (at: number, days: number): number => {
    const start = starts[at]!;
    return sums[at]! + days * (levels[at]! - once[start]!) + twice[start + days]! - twice[start]!;
  };
  return {
    draw: (random) => {
      let [level, sum] = [0, 0];
      for (let i = 0; i < blocks; i++) {
        const start = Math.floor(random() * choices);
        starts[i] = start;
        sum += block * level + drawn[2 * start + 1]!;
        level += drawn[2 * start]!;
        levels[i + 1] = level;
        sums[i + 1] = sum;
      }
    },
    meanOver: ({ from, to }) => {
      const [first, end, days] = [from - path.from, to - path.from + 1, to - from + 1];
      const [firstBlock, endBlock] = [Math.floor(first / block), Math.floor(end / block)];
      const [firstDays, endDays] = [first - firstBlock * block, end - endBlock * block];
      return () => (sumTo(endBlock, endDays) - sumTo(firstBlock, firstDays)) / days;
    },
  };
}
