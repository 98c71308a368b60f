import { fitBytes } from './sav-names.ts';

/** What SPSS takes in a text at most, in bytes. */
export const longestText = 32_767;

const slotBytes = 8;
const pieceBytes = 255;
/** Of which so many count where the pieces are counted. */
const countedBytes = 252;

/** The widths of the variables that hold a text: one of more than 255 bytes takes several. */
export const pieceWidths = (width: number): number[] => {
  const count = width > pieceBytes ? Math.ceil(width / countedBytes) : 1;
  return Array.from({ length: count }, (_, i) => (i < count - 1 ? pieceBytes : width - i * countedBytes));
};

export const countSlots = (width: number): number => Math.ceil(width / slotBytes);

/** A text as cases hold it, filled with blanks: each piece but the last has 255 bytes of it. Longer ones are cut. */
export const encodeText = (value: string, width: number, pieces: readonly number[]): Buffer => {
  const bytes = Buffer.from(fitBytes(value, width));
  const slots = pieces.reduce((sum, piece) => sum + countSlots(piece), 0);
  const encoded = Buffer.alloc(slots * slotBytes, ' ');
  let at = 0;
  for (const [i, piece] of pieces.entries()) {
    bytes.subarray(i * pieceBytes, (i + 1) * pieceBytes).copy(encoded, at);
    at += countSlots(piece) * slotBytes;
  }
  return encoded;
};
