import { navig8 } from './de/navig8.ts';

/** Texts of the guide; loaded when its tab is first opened. */
export const deNavig8 = { navig8 };
