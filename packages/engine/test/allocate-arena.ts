import { type Arena, allocateRows } from '../src/arena/arena.ts';

/** One arena, for a few rows. */
export const allocateArena = (respondents: number, rows: number, isShared = false): Arena =>
  allocateRows(respondents, rows, { isShared }).arenas[0]!;
