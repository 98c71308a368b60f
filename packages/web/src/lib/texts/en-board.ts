import { board } from './en/board.ts';

export const enBoard = { board };
