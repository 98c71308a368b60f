import { fileErrors } from './en/file-errors.ts';

/** Texts that only the list of a file's errors needs; loaded when it is shown. */
export const enFiles = { fileErrors };
