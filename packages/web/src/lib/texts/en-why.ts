import { whyScore } from './en/why-score.ts';

/** Texts of what explains a score; loaded when one is explained. */
export const enWhy = { whyScore };
