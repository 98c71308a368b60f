import { ai } from './en/ai.ts';

/** What every page that asks models says of them. */
export const enAi = { ai };
