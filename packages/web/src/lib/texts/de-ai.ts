import { ai } from './de/ai.ts';
import { briefFile } from './de/brief-file.ts';

export const deAi = { ai, briefFile };
