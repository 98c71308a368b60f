import { aiSettings } from './de/ai-settings.ts';

export const deAiSettings = { aiSettings };
