import { aiSettings } from './en/ai-settings.ts';

/** Texts of the AI settings alone. */
export const enAiSettings = { aiSettings };
