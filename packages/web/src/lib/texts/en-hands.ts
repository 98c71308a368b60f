import { help, palette } from './en/hands.ts';

export const enHands = { palette, help };
