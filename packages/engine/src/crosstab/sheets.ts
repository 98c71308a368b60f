import { allocateMemory, startKernels } from '../arena/kernels.ts';
import { addInTypeScript, type SheetKernels, tallyInTypeScript } from '../arena/sheets-in-typescript.ts';
import type { Steps } from '../steps.ts';
import type { Bits, Measure } from './dataset.ts';

/**
 * The answers to some questions once more, respondent by respondent: a row a respondent has a bit a question for whether
 * they answered, then, from the next whole word on, a bit a question for whether they did so positively. Behind the
 * rows lie one that is empty, a list of rows that the kernels take, and their binary digits.
 */
export interface Sheet {
  readonly words: Uint32Array;
  readonly kernels: SheetKernels;
  /** Bytes from a row to the next: a multiple of 8. */
  readonly width: number;
  readonly emptyRow: number;
  readonly listAt: number;
  /** Two numbers a bit, `places` digits each, a row of `width` bytes a digit: what is counted, and its sum. */
  readonly digitsAt: number;
}

/** Rows that are listed at once: a multiple of 16, and less than a millisecond of work. */
export const listedAtOnce = 4096;
/** Binary digits of a sum: at most respondents times questions. */
export const places = 32;

/** Words of masks that are laid down between two steps: about a millisecond of work. */
const wordsAStep = 20_000;

/** @param inKernels whether to try WebAssembly, which takes a memory of its own */
export function* makeSheetInSteps(measures: readonly Measure[], respondents: number, inKernels: boolean): Steps<Sheet> {
  const sheet = allocateSheet(measures.length, respondents, inKernels);
  const wordsARow = sheet.width / 4;
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
        for (let bit = 0; bit < end; bit++, at += wordsARow) sheet.words[at] = square[bit]!;
      }
    }
    worked += 32 * wordsARow;
    if (worked < wordsAStep) continue;
    worked = 0;
    yield;
  }
  return sheet;
}

function allocateSheet(questions: number, respondents: number, inKernels: boolean): Sheet {
  const width = 8 * Math.ceil(questions / 32);
  const emptyRow = respondents * width;
  const listAt = emptyRow + width;
  const digitsAt = listAt + 4 * listedAtOnce;
  const bytes = digitsAt + 2 * places * width;
  const memory = inKernels ? allocateMemory(bytes) : null;
  const words = new Uint32Array(memory?.buffer ?? new ArrayBuffer(bytes));
  const kernels = (memory && startKernels(memory)) ?? { tally: tallyInTypeScript(words), add: addInTypeScript(words) };
  return { words, kernels, width, emptyRow, listAt, digitsAt };
}

function takeWords(square: Uint32Array, masks: readonly Bits[], from: number, word: number): void {
  for (let i = 0; i < 32; i++) square[i] = masks[from + i]?.[word] ?? 0;
}

/** Swaps bit i of word k with bit k of word i (Warren, Hacker's Delight, 2nd ed., 7–3). */
function transpose(square: Uint32Array): void {
  for (let j = 16, mask = 0xffff; j !== 0; j >>>= 1, mask ^= mask << j) {
    for (let k = 0; k < 32; k = (k + j + 1) & ~j) {
      const swapped = ((square[k]! >>> j) ^ square[k + j]!) & mask;
      square[k + j]! ^= swapped;
      square[k]! ^= swapped << j;
    }
  }
}
