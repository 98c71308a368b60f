import { whyScore } from './de/why-score.ts';

export const deWhy = { whyScore };
