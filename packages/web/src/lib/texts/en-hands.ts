import { help, palette } from './en/hands.ts';

/** Texts of the command palette and of a page's help; loaded when one of them is opened. */
export const enHands = { palette, help };
