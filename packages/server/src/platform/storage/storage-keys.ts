/**
 * What a dataset was made of lies beside it, where it was kept: `resonance-files/x` beside `resonance/x`. No table names
 * it, as it may be missing.
 */
export const sourceKey = (datasetKey: string): string => datasetKey.replace(/^([\w-]+)\//, '$1-files/');

const uploads = 'uploads/';

/** A file that waits to be imported. Its row stands before its first byte, and it goes with the import. */
export const uploadKey = (id: string): string => `${uploads}${id}`;
export const isUpload = (key: string): boolean => key.startsWith(uploads);
