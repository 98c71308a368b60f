export const resonanceThemes = ['SOUNDINGS', 'HACKABU'] as const;
export const resonanceVisions = ['default', 'network', 'matrix'] as const;
export const dataStructures = ['respondents', 'messages'] as const;
export const resonanceLanguages = ['en', 'de', 'da'] as const;

/** What a column of a wide respondents file holds. */
export const columnRoles = ['audience', 'r1', 'r2', 'concept', 'weight', 'respondent', 'ignore'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** How far an uploaded file is; `imported` ones are used up. */
export const importPhases = ['uploading', 'uploaded', 'imported'] as const;

/** Largest survey file. */
export const maxUploadBytes = 500 * 1024 * 1024;

/** A crosstab has at most so many columns beside the total. */
export const maxBannerColumns = 100;

/** What a crosstab is exported as. */
export const crosstabFormats = ['xlsx', 'csv'] as const;
