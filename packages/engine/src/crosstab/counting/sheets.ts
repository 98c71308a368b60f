import { allocateSheetMemory, type SheetHost, type SheetMemory } from '../../arena/sheet-memory.ts';
import type { Steps } from '../../steps.ts';
import { allocateBits, popcount32, setBit } from '../dataset/bits.ts';
import type { Bits, Measure } from '../dataset/dataset.ts';
import { transpose } from './transpose.ts';

export interface Sheet extends SheetMemory {
  readonly raters: Bits;
}

/** Words of masks that are laid down between two steps: about a millisecond of work. */
const wordsAStep = 20_000;
const rowsAStep = 10_000;

export function* makeSheetInSteps(measures: readonly Measure[], respondents: number, host: SheetHost): Steps<Sheet> {
  const sheet = { ...allocateSheetMemory(measures.length, respondents, host), raters: allocateBits(respondents) };
  yield* layDown(sheet, measures, respondents);
  yield* countRatings(sheet, respondents);
  return sheet;
}

function* layDown({ words, width }: Sheet, measures: readonly Measure[], respondents: number): Steps<void> {
  const wordsARow = width / 4;
  const sides = [measures.map(({ answered }) => answered), measures.map(({ positive }) => positive)];
  const square = new Uint32Array(32);
  let worked = 0;
  for (let word = 0; word * 32 < respondents; word++) {
    const end = Math.min(32, respondents - word * 32);
    for (const [side, masks] of sides.entries()) {
      for (let from = 0; from < masks.length; from += 32) {
        takeWords(square, masks, from, word);
        transpose(square);
        let at = word * 32 * wordsARow + (side * wordsARow) / 2 + from / 32;
        for (let bit = 0; bit < end; bit++, at += wordsARow) words[at] = square[bit]!;
      }
    }
    worked += 32 * wordsARow;
    if (worked < wordsAStep) continue;
    worked = 0;
    yield;
  }
}

function takeWords(square: Uint32Array, masks: readonly Bits[], from: number, word: number): void {
  for (let i = 0; i < 32; i++) square[i] = masks[from + i]?.[word] ?? 0;
}

function* countRatings({ words, width, rated, positive, raters }: Sheet, respondents: number): Steps<void> {
  const half = width / 8;
  for (let row = 0, at = 0; row < respondents; row++) {
    for (const end = at + half; at < end; at++) rated[row]! += popcount32(words[at]!);
    for (const end = at + half; at < end; at++) positive[row]! += popcount32(words[at]!);
    if (rated[row] !== 0) setBit(raters, row);
    if (row % rowsAStep === rowsAStep - 1) yield;
  }
}
