import { whyScore } from './de/why-score.ts';

/** Texts of what explains a score; loaded when one is explained. */
export const deWhy = { whyScore };
