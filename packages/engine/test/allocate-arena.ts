import { type Arena, allocateRows } from '../src/arena/arena.ts';

export const allocateArena = (respondents: number, rows: number, isShared = false): Arena =>
  allocateRows(respondents, rows, { isShared }).arenas[0]!;
