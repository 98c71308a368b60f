import { fileErrors } from './en/file-errors.ts';

export const enFiles = { fileErrors };
