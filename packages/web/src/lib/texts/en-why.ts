import { whyScore } from './en/why-score.ts';

export const enWhy = { whyScore };
