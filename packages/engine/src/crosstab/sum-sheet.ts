import type { LentThreads } from '../arena/lent-threads.ts';
import type { SheetMemory, SumSlot } from '../arena/sheet-memory.ts';
import { places, type SumKernel } from '../arena/sum-kernel.ts';
import type { KernelCall } from '../arena/thread-follower.ts';
import type { Steps } from '../steps.ts';
import { type Selection, writeMask } from './selection.ts';
import { transpose } from './transpose.ts';

/** Of each bit of a sheet, in the order of a row's words. */
export interface SheetSums {
  /** How many of the respondents have it. */
  readonly counts: Float64Array;
  /** Σ over those who do of how many questions they answered, and how many of them positively. */
  readonly rated: Float64Array;
  readonly positive: Float64Array;
}

/** Bytes of rows that are summed up between two steps: some milliseconds of work, where all are selected. */
const bytesAStep = 4_194_304;

/** @param threads that sum up a sheet in shared memory; what they cannot do, and without them, this thread does */
export function* sumSheetInSteps(
  sheet: SheetMemory,
  among: Selection,
  threads: LentThreads | null = null,
): Steps<SheetSums> {
  const byThreads = threads && (yield* sumByThreads(sheet, among, threads));
  return byThreads ?? (yield* sumHere(sheet, among));
}

/** Here. The mask is laid down anew in every step: others sum up in between. */
function* sumHere(sheet: SheetMemory, among: Selection): Steps<SheetSums> {
  const sums = noSums(sheet);
  const { slot } = sheet;
  for (const range of rangesOf(sheet, Math.floor(bytesAStep / sheet.width))) {
    if (range.from > 0) yield;
    writeSlot(sheet, slot, among);
    sheet.sum(...argsOf(sheet, slot, 0, range));
    takeSums(sheet, slot, 0, sums);
  }
  return sums;
}

/** By threads, each a part of the respondents; null where nobody waited for it, or they could not. */
function* sumByThreads(sheet: SheetMemory, among: Selection, threads: LentThreads): Steps<SheetSums | null> {
  const { shared } = sheet;
  if (!shared) return null;
  let found: SheetSums | null = null;
  const sumIn = async (slot: SumSlot): Promise<SheetSums | null> => {
    const sums = noSums(sheet);
    const parts = Math.min(threads.count, slot.parts.length);
    const ranges = rangesOf(sheet, Math.ceil(sheet.rated.length / parts));
    writeSlot(sheet, slot, among);
    for (let from = 0; from < ranges.length; from += parts) {
      const calls = ranges
        .slice(from, from + parts)
        .map((range, part): KernelCall => ({ kernel: 'sum', args: argsOf(sheet, slot, part, range) }));
      if (!(await threads.run(shared.memory, calls))) return null;
      for (const part of calls.keys()) takeSums(sheet, slot, part, sums);
    }
    return sums;
  };
  yield async () => {
    found = await shared.lend(sumIn);
  };
  return found;
}

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

function writeSlot({ words, rated }: SheetMemory, { maskAt }: SumSlot, among: Selection): void {
  writeMask(among, words.subarray(maskAt / 4, maskAt / 4 + Math.ceil(rated.length / 32)));
}

function argsOf(
  { width, rated, positive }: SheetMemory,
  { maskAt, parts }: SumSlot,
  part: number,
  { from, to }: Range,
): Parameters<SumKernel> {
  const { scratchAt, outAt } = parts[part]!;
  const bytes = rated.BYTES_PER_ELEMENT;
  const [first, second] = [rated, positive].map(({ byteOffset }) => byteOffset + from * bytes);
  const mask = [maskAt + from / 8, maskAt + Math.ceil(to / 64) * 8] as const;
  return [...mask, from * width, first!, second!, bytes, width, scratchAt, outAt];
}

const noSums = ({ width }: SheetMemory): SheetSums => {
  const numbers = () => new Float64Array(width * 8);
  return { counts: numbers(), rated: numbers(), positive: numbers() };
};

/** Adds the sums of a part to others: 32 digits of 32 bits are a square that is turned. */
function takeSums({ words, width }: SheetMemory, { parts }: SumSlot, part: number, sums: SheetSums): void {
  const wordsARow = width / 4;
  const square = new Uint32Array(32);
  let at = parts[part]!.outAt / 4;
  for (const target of [sums.counts, sums.rated, sums.positive]) {
    for (let column = 0; column < wordsARow; column++) {
      for (let place = 0; place < places; place++) square[place] = words[at + place * wordsARow + column]!;
      transpose(square);
      for (let bit = 0; bit < 32; bit++) target[column * 32 + bit]! += square[bit]!;
    }
    at += places * wordsARow;
  }
}
