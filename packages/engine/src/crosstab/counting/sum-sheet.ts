import { callKernel, type SheetCall } from '../../arena/kernel-call.ts';
import type { LentThreads } from '../../arena/lent-threads.ts';
import { places } from '../../arena/sheet-kernels.ts';
import type { SheetMemory, SheetSlot } from '../../arena/sheet-memory.ts';
import type { Steps } from '../../steps.ts';
import { popcount32 } from '../dataset/bits.ts';
import { type Selection, writeMask } from '../dataset/selection.ts';
import { type Sheet, selectPart } from './sheets.ts';
import { transpose } from './transpose.ts';

type Numbers = Float64Array;

export interface SheetSums {
  readonly counts: Numbers;
  /** Σ over those who do of how many questions they answered, and how many of them positively. */
  readonly rated: Numbers;
  readonly positive: Numbers;
}

const bytesAStep = 4_194_304;

/** @param threads that do it for a sheet in shared memory; what they cannot do, and without them, this thread does */
export function* sumSheetInSteps(sheet: Sheet, among: Selection, threads: LentThreads | null = null): Steps<SheetSums> {
  const [counts, rated, positive] = yield* addUpParts(summing, sheet, among, threads);
  return { counts: counts!, rated: rated!, positive: positive! };
}

export function* tallySheetInSteps(sheet: Sheet, among: Selection, threads: LentThreads | null = null): Steps<Numbers> {
  const [counts] = yield* addUpParts(tallying, sheet, among, threads);
  return counts!;
}

interface Work {
  readonly numbers: number;
  readonly createCall: (sheet: SheetMemory, slot: SheetSlot, part: number, range: Range) => SheetCall;
}

/** The numbers of all parts: each is a whole number, so their order does not matter. */
function* addUpParts(work: Work, sheet: Sheet, among: Selection, threads: LentThreads | null): Steps<Numbers[]> {
  const all = zeros(sheet, work.numbers);
  for (const part of sheet.parts) {
    const own = selectPart(sheet, among, part);
    if (own.count === 0) continue;
    const found = yield* doInSteps(work, part.memory, own, threads);
    for (const [i, numbers] of found.entries()) for (const [at, n] of numbers.entries()) all[i]![at]! += n;
  }
  return all;
}

function* doInSteps(work: Work, sheet: SheetMemory, among: Selection, threads: LentThreads | null): Steps<Numbers[]> {
  const byThreads = threads && (yield* doByThreads(work, sheet, among, threads));
  return byThreads ?? (yield* doHere(work, sheet, among));
}

function* doHere({ numbers, createCall }: Work, sheet: SheetMemory, among: Selection): Steps<Numbers[]> {
  const done = zeros(sheet, numbers);
  const { slot } = sheet;
  const ranges = splitIntoRanges(sheet, among, Math.floor(bytesAStep / sheet.width));
  for (const [i, range] of ranges.entries()) {
    if (i > 0) yield;
    writeSlot(sheet, slot, among);
    callKernel(sheet.kernels, createCall(sheet, slot, 0, range));
    addNumbers(sheet, slot, 0, done);
  }
  return done;
}

function* doByThreads(
  { numbers, createCall }: Work,
  sheet: SheetMemory,
  among: Selection,
  threads: LentThreads,
): Steps<Numbers[] | null> {
  const { shared } = sheet;
  if (!shared) return null;
  const doIn = async (slot: SheetSlot): Promise<Numbers[] | null> => {
    const done = zeros(sheet, numbers);
    const parts = Math.min(threads.count, slot.parts.length);
    const ranges = splitIntoRanges(sheet, among, Math.ceil(among.count / parts));
    writeSlot(sheet, slot, among);
    for (let from = 0; from < ranges.length; from += parts) {
      const calls = ranges.slice(from, from + parts).map((range, part) => createCall(sheet, slot, part, range));
      if (!(await threads.run(shared.memory, calls))) return null;
      for (const part of calls.keys()) addNumbers(sheet, slot, part, done);
    }
    return done;
  };
  let done: Numbers[] | null = null;
  yield async () => {
    done = await shared.lend(doIn);
  };
  return done;
}

const summing: Work = {
  numbers: 3,
  createCall: ({ width, rated, positive }, slot, part, range) => {
    const { scratchAt, outAt } = slot.parts[part]!;
    const bytes = rated.BYTES_PER_ELEMENT;
    const row = range.from * 32;
    const [first, second] = [rated, positive].map(({ byteOffset }) => byteOffset + row * bytes);
    const [mask, end] = maskBounds(slot, range);
    return { kernel: 'sum', args: [mask, end, row * width, first!, second!, bytes, width, scratchAt, outAt] };
  },
};

const tallying: Work = {
  numbers: 1,
  createCall: ({ width }, slot, part, range) => {
    const { scratchAt, outAt } = slot.parts[part]!;
    const [mask, end] = maskBounds(slot, range);
    return { kernel: 'tally', args: [mask, end, range.from * 32 * width, width, scratchAt, outAt] };
  },
};

const maskBounds = ({ maskAt }: SheetSlot, { from, to }: Range) => [maskAt + from * 4, maskAt + to * 4] as const;

/** Words of a mask, `from` … `to` - 1; both are even, as the kernels take 64 bits at a time. */
interface Range {
  readonly from: number;
  readonly to: number;
}

/** Parts of a selection of about so many members; of fewer where a sum of theirs could be too large for its digits. */
function splitIntoRanges({ width }: SheetMemory, { at, bits }: Selection, members: number): Range[] {
  const most = Math.min(members, Math.floor(2 ** places / (width * 8)) - 64);
  const ranges: Range[] = [];
  let [from, to, found] = [0, 0, 0];
  for (let i = 0; i < bits.length; i++) {
    const word = (at ? at[i]! : i) & ~1;
    if (found >= most && word >= to) {
      ranges.push({ from, to });
      from = word;
      found = 0;
    }
    to = word + 2;
    found += popcount32(bits[i]!);
  }
  return found > 0 ? [...ranges, { from, to }] : ranges;
}

function writeSlot({ words, rated }: SheetMemory, { maskAt }: SheetSlot, among: Selection): void {
  writeMask(among, words.subarray(maskAt / 4, maskAt / 4 + Math.ceil(rated.length / 32)));
}

const zeros = ({ width }: Pick<Sheet, 'width'>, numbers: number): Numbers[] =>
  Array.from({ length: numbers }, () => new Float64Array(width * 8));

/** Adds the numbers of a part to others: 32 digits of 32 bits are a square that is turned. */
function addNumbers({ words, width }: SheetMemory, { parts }: SheetSlot, part: number, done: readonly Numbers[]): void {
  const wordsARow = width / 4;
  const square = new Uint32Array(32);
  let at = parts[part]!.outAt / 4;
  for (const target of done) {
    for (let column = 0; column < wordsARow; column++) {
      for (let place = 0; place < places; place++) square[place] = words[at + place * wordsARow + column]!;
      transpose(square);
      for (let bit = 0; bit < 32; bit++) target[column * 32 + bit]! += square[bit]!;
    }
    at += places * wordsARow;
  }
}
