import { help, palette } from './de/hands.ts';

export const deHands = { palette, help };
