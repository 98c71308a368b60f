import { ai } from './en/ai.ts';
import { briefFile } from './en/brief-file.ts';

/** What every page that asks models says of them. */
export const enAi = { ai, briefFile };
