import { fileErrors } from './de/file-errors.ts';

export const deFiles = { fileErrors };
