import { navig8 } from './en/navig8.ts';

/** Texts of the guide; loaded when its tab is first opened. */
export const enNavig8 = { navig8 };
