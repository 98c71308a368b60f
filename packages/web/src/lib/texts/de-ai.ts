import { ai } from './de/ai.ts';

export const deAi = { ai };
