/**
 * What counts a sheet's bits, see `kernels.wat`: how many of the respondents of a mask have each, and the sums of two
 * numbers of theirs over those who do. Addresses and lengths in bytes of the sheet's memory.
 */
export interface SheetKernels {
  readonly sum: (
    mask: number,
    end: number,
    row: number,
    first: number,
    second: number,
    bytesANumber: number,
    width: number,
    scratch: number,
    out: number,
  ) => void;
  readonly tally: (mask: number, end: number, row: number, width: number, scratch: number, out: number) => void;
}

/** Binary digits of a count and of a sum, as they are given out. */
export const places = 32;

export const listedAtOnce = 8192;

/** What a call needs meanwhile, in bytes from where it begins: the list, rows by value, an empty row, rows of digits. */
export const scratchRows = { sorted: 33_792, empty: 81_920, digits: 14 } as const;

export const scratchBytes = (width: number): number => scratchRows.empty + (1 + scratchRows.digits) * width;
