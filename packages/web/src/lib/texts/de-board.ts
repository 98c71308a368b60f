import { board } from './de/board.ts';

export const deBoard = { board };
