import { maxArenaBytes } from '../../arena/arena.ts';
import { allocateSheetMemory, respondentsInSheet, type SheetHost, type SheetMemory } from '../../arena/sheet-memory.ts';
import type { Steps } from '../../steps.ts';
import { allocateBits, popcount32, setBit } from '../dataset/bits.ts';
import type { Bits, Measure } from '../dataset/dataset.ts';
import { type Selection, sliceSelection } from '../dataset/selection.ts';
import { transpose } from './transpose.ts';

export interface Sheet {
  readonly width: number;
  readonly parts: readonly SheetPart[];
  readonly raters: Bits;
}

/** The respondents of the words `from` … `to` - 1 of a mask, in a memory of their own. */
interface SheetPart {
  readonly from: number;
  readonly to: number;
  readonly memory: SheetMemory;
}

const wordsAStep = 20_000;
const rowsAStep = 10_000;

/** @param maxBytes of a memory: a sheet that needs more has several, by respondents, whose sums add up */
export function* makeSheetInSteps(
  measures: readonly Measure[],
  respondents: number,
  host: SheetHost,
  maxBytes = maxArenaBytes,
): Steps<Sheet> {
  const raters = allocateBits(respondents);
  const wordsAPart = respondentsInSheet(measures.length, maxBytes) / 32;
  const parts: SheetPart[] = [];
  for (let from = 0; from === 0 || from < raters.length; from += wordsAPart) {
    const to = Math.min(raters.length, from + wordsAPart);
    const count = Math.min(respondents, to * 32) - from * 32;
    const part = { from, to, memory: allocateSheetMemory(measures.length, count, host) };
    yield* layDown(part, measures, count);
    yield* countRatings(part, raters, count);
    parts.push(part);
  }
  return { width: parts[0]!.memory.width, parts, raters };
}

export const selectPart = ({ parts }: Sheet, selection: Selection, { from, to }: SheetPart): Selection =>
  parts.length === 1 ? selection : sliceSelection(selection, from, to);

function* layDown({ from: first, memory }: SheetPart, measures: readonly Measure[], respondents: number): Steps<void> {
  const { words, width } = memory;
  const wordsARow = width / 4;
  const sides = [measures.map(({ answered }) => answered), measures.map(({ positive }) => positive)];
  const square = new Uint32Array(32);
  let worked = 0;
  for (let word = 0; word * 32 < respondents; word++) {
    const end = Math.min(32, respondents - word * 32);
    for (const [side, masks] of sides.entries()) {
      for (let from = 0; from < masks.length; from += 32) {
        takeWords(square, masks, from, first + word);
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

function* countRatings({ from, memory }: SheetPart, raters: Bits, respondents: number): Steps<void> {
  const { words, width, rated, positive } = memory;
  const half = width / 8;
  for (let row = 0, at = 0; row < respondents; row++) {
    for (const end = at + half; at < end; at++) rated[row]! += popcount32(words[at]!);
    for (const end = at + half; at < end; at++) positive[row]! += popcount32(words[at]!);
    if (rated[row] !== 0) setBit(raters, from * 32 + row);
    if (row % rowsAStep === rowsAStep - 1) yield;
  }
}
