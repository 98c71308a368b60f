/**
 * What a dataset was made of lies beside it, where it was kept: `resonance-files/x` beside `resonance/x`. No table names
 * it, as it may be missing.
 */
export const sourceKey = (datasetKey: string): string => datasetKey.replace(/^([\w-]+)\//, '$1-files/');
