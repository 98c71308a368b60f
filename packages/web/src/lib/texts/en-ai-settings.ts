import { aiSettings } from './en/ai-settings.ts';

export const enAiSettings = { aiSettings };
