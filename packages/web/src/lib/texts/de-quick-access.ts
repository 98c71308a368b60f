import { help, palette } from './de/quick-access.ts';

export const deQuickAccess = { palette, help };
