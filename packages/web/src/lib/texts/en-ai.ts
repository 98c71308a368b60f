import { ai } from './en/ai.ts';
import { briefFile } from './en/brief-file.ts';

export const enAi = { ai, briefFile };
