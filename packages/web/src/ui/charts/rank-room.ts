import { textWidth } from './frame/text-width.ts';

const size = 12;
const rankWidth = (rank: string): number => textWidth('0'.repeat(rank.length), size);

/** Where places end that stand before the names of rows, in px: as far in as the longest needs, `least` at least. */
export const rankRoom = (ranks: readonly string[], least: number): number =>
  Math.ceil(ranks.reduce((room, rank) => Math.max(room, rankWidth(rank) + 2), least));
