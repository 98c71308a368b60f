import { allocateMemory, type Memory, startKernels } from './kernels.ts';
import { createPool, type Pool } from './pool.ts';
import { places, type SheetKernels, scratchBytes } from './sheet-kernels.ts';
import { sheetsInTypeScript } from './sheets-in-typescript.ts';

/**
 * The answers to some questions once more, respondent by respondent: a row a respondent has a bit a question for whether
 * they answered, then, from its middle on, a bit a question for whether they did so positively. Two numbers of each
 * respondent lie behind the rows, and behind them where sums are taken.
 */
export interface SheetMemory {
  readonly words: Uint32Array;
  /** Bytes from a row to the next: a multiple of 16. */
  readonly width: number;
  /** One a respondent: how many questions they answered, and how many of them positively. */
  readonly rated: RatingCounts;
  readonly positive: RatingCounts;
  readonly kernels: SheetKernels;
  readonly slot: SheetSlot;
  readonly shared: { readonly memory: Memory; readonly lend: Pool<SheetSlot> } | null;
}

type RatingCounts = Uint8Array | Uint16Array;

export interface SheetSlot {
  readonly maskAt: number;
  readonly parts: readonly { readonly scratchAt: number; readonly outAt: number }[];
}

const rowBytes = (questions: number): number => 16 * Math.ceil(questions / 64);
const bytesOfNumber = (questions: number): 1 | 2 => (questions < 256 ? 1 : 2);

export const sheetBytes = (questions: number, respondents: number): number =>
  questions === 0 ? 0 : respondents * (rowBytes(questions) + 2 * bytesOfNumber(questions));

/** How many respondents a sheet of at most so many bytes has room for: a multiple of 64, so that masks can be cut there. */
export function respondentsInSheet(questions: number, maxBytes: number): number {
  const width = rowBytes(questions);
  const parts = 1 + sharedSlots * partsAtMost;
  const fixed = parts * (scratchBytes(width) + 3 * places * width + 3 * lineBytes) + (sharedSlots + 4) * lineBytes;
  const each = width + 2 * bytesOfNumber(questions) + (1 + sharedSlots) / 8;
  return 64 * Math.max(1, Math.floor((maxBytes - fixed) / each / 64));
}

const sharedSlots = 4;
const partsAtMost = 4;

const lineBytes = 64;
const align = (bytes: number): number => Math.ceil(bytes / lineBytes) * lineBytes;

/** @param host where the sheet is summed up: without WebAssembly, in memory of this thread, or in memory for several */
export function allocateSheetMemory(questions: number, respondents: number, host: SheetHost): SheetMemory {
  const width = rowBytes(questions);
  const bytesANumber = bytesOfNumber(questions);
  let end = 0;
  const take = (bytes: number): number => {
    const at = end;
    end = align(at + bytes);
    return at;
  };
  const takeSlot = (parts: number): SheetSlot => ({
    maskAt: take(8 * Math.ceil(respondents / 64)),
    parts: Array.from({ length: parts }, () => ({
      scratchAt: take(scratchBytes(width)),
      outAt: take(3 * places * width),
    })),
  });
  take(respondents * width);
  const [ratedAt, positiveAt] = [0, 0].map(() => take(respondents * bytesANumber));
  const slot = takeSlot(1);
  const slots = host === 'shared' ? Array.from({ length: sharedSlots }, () => takeSlot(partsAtMost)) : [];

  const memory = host === 'typescript' ? null : allocateMemory(end, host === 'shared');
  const kernels = memory && startKernels(memory);
  const buffer = memory?.buffer ?? new ArrayBuffer(end);
  const words = new Uint32Array(buffer);
  const numbersAt = (at: number): RatingCounts =>
    bytesANumber === 1 ? new Uint8Array(buffer, at, respondents) : new Uint16Array(buffer, at, respondents);
  return {
    words,
    width,
    rated: numbersAt(ratedAt!),
    positive: numbersAt(positiveAt!),
    kernels: kernels ?? sheetsInTypeScript(words),
    slot,
    shared: memory && kernels && slots.length > 0 ? { memory, lend: createPool(slots) } : null,
  };
}

export type SheetHost = 'typescript' | 'own' | 'shared';
