import { help, palette } from './en/quick-access.ts';

export const enQuickAccess = { palette, help };
