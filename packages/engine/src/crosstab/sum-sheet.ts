import { callKernel, type SheetCall } from '../arena/kernel-call.ts';
import type { LentThreads } from '../arena/lent-threads.ts';
import { places } from '../arena/sheet-kernels.ts';
import type { SheetMemory, SheetSlot } from '../arena/sheet-memory.ts';
import type { Steps } from '../steps.ts';
import { type Selection, writeMask } from './selection.ts';
import { transpose } from './transpose.ts';

/** A number a bit of a sheet, in the order of a row's words. */
type Numbers = Float64Array;

export interface SheetSums {
  /** How many of the respondents have it. */
  readonly counts: Numbers;
  /** Σ over those who do of how many questions they answered, and how many of them positively. */
  readonly rated: Numbers;
  readonly positive: Numbers;
}

/** Bytes of rows that are summed up between two steps: some milliseconds of work, where all are selected. */
const bytesAStep = 4_194_304;

/** @param threads that do it for a sheet in shared memory; what they cannot do, and without them, this thread does */
export function* sumSheetInSteps(
  sheet: SheetMemory,
  among: Selection,
  threads: LentThreads | null = null,
): Steps<SheetSums> {
  const [counts, rated, positive] = yield* takeInSteps(sheet, among, threads, sumOf, 3);
  return { counts: counts!, rated: rated!, positive: positive! };
}

/** The counts alone. */
export function* tallySheetInSteps(
  sheet: SheetMemory,
  among: Selection,
  threads: LentThreads | null = null,
): Steps<Numbers> {
  const [counts] = yield* takeInSteps(sheet, among, threads, tallyOf, 1);
  return counts!;
}

/** The call for a part of the respondents. */
type CallOf = (sheet: SheetMemory, slot: SheetSlot, part: number, range: Range) => SheetCall;

function* takeInSteps(
  sheet: SheetMemory,
  among: Selection,
  threads: LentThreads | null,
  callOf: CallOf,
  numbers: number,
): Steps<Numbers[]> {
  const byThreads = threads && (yield* takeByThreads(sheet, among, threads, callOf, numbers));
  return byThreads ?? (yield* takeHere(sheet, among, callOf, numbers));
}

/** Here. The mask is laid down anew in every step: others count in between. */
function* takeHere(sheet: SheetMemory, among: Selection, callOf: CallOf, numbers: number): Steps<Numbers[]> {
  const taken = zeros(sheet, numbers);
  const { slot } = sheet;
  for (const range of rangesOf(sheet, Math.floor(bytesAStep / sheet.width))) {
    if (range.from > 0) yield;
    writeSlot(sheet, slot, among);
    callKernel(sheet.kernels, callOf(sheet, slot, 0, range));
    takeNumbers(sheet, slot, 0, taken);
  }
  return taken;
}

/** By threads, each a part of the respondents; null where nobody waited for it, or they could not. */
function* takeByThreads(
  sheet: SheetMemory,
  among: Selection,
  threads: LentThreads,
  callOf: CallOf,
  numbers: number,
): Steps<Numbers[] | null> {
  const { shared } = sheet;
  if (!shared) return null;
  const takeIn = async (slot: SheetSlot): Promise<Numbers[] | null> => {
    const taken = zeros(sheet, numbers);
    const parts = Math.min(threads.count, slot.parts.length);
    const ranges = rangesOf(sheet, Math.ceil(sheet.rated.length / parts));
    writeSlot(sheet, slot, among);
    for (let from = 0; from < ranges.length; from += parts) {
      const calls = ranges.slice(from, from + parts).map((range, part) => callOf(sheet, slot, part, range));
      if (!(await threads.run(shared.memory, calls))) return null;
      for (const part of calls.keys()) takeNumbers(sheet, slot, part, taken);
    }
    return taken;
  };
  let found: Numbers[] | null = null;
  yield async () => {
    found = await shared.lend(takeIn);
  };
  return found;
}

const sumOf: CallOf = (sheet, slot, part, range) => {
  const { width, rated, positive } = sheet;
  const { scratchAt, outAt } = slot.parts[part]!;
  const bytes = rated.BYTES_PER_ELEMENT;
  const [first, second] = [rated, positive].map(({ byteOffset }) => byteOffset + range.from * bytes);
  const [mask, end] = maskOf(slot, range);
  return {
    kernel: 'sum',
    args: [mask, end, range.from * width, first!, second!, bytes, width, scratchAt, outAt],
  };
};

const tallyOf: CallOf = ({ width }, slot, part, range) => {
  const { scratchAt, outAt } = slot.parts[part]!;
  const [mask, end] = maskOf(slot, range);
  return { kernel: 'tally', args: [mask, end, range.from * width, width, scratchAt, outAt] };
};

const maskOf = ({ maskAt }: SheetSlot, { from, to }: Range) =>
  [maskAt + from / 8, maskAt + Math.ceil(to / 64) * 8] as const;

/** Respondents `from` … `to` - 1; `from` is a multiple of 64. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Ranges of about so many respondents; of fewer where a sum of theirs could be too large for its digits. */
function rangesOf({ rated, width }: SheetMemory, respondents: number): Range[] {
  const most = Math.floor(2 ** places / (width * 8));
  const length = Math.max(64, Math.min(64 * Math.ceil(respondents / 64), 64 * Math.floor(most / 64)));
  return Array.from({ length: Math.ceil(rated.length / length) }, (_, i) => ({
    from: i * length,
    to: Math.min(rated.length, (i + 1) * length),
  }));
}

function writeSlot({ words, rated }: SheetMemory, { maskAt }: SheetSlot, among: Selection): void {
  writeMask(among, words.subarray(maskAt / 4, maskAt / 4 + Math.ceil(rated.length / 32)));
}

const zeros = ({ width }: SheetMemory, numbers: number): Numbers[] =>
  Array.from({ length: numbers }, () => new Float64Array(width * 8));

/** Adds the numbers of a part to others: 32 digits of 32 bits are a square that is turned. */
function takeNumbers(
  { words, width }: SheetMemory,
  { parts }: SheetSlot,
  part: number,
  taken: readonly Numbers[],
): void {
  const wordsARow = width / 4;
  const square = new Uint32Array(32);
  let at = parts[part]!.outAt / 4;
  for (const target of taken) {
    for (let column = 0; column < wordsARow; column++) {
      for (let place = 0; place < places; place++) square[place] = words[at + place * wordsARow + column]!;
      transpose(square);
      for (let bit = 0; bit < 32; bit++) target[column * 32 + bit]! += square[bit]!;
    }
    at += places * wordsARow;
  }
}
