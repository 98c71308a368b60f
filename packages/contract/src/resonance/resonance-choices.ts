export const resonanceThemes = ['SOUNDINGS', 'HACKABU'] as const;
export const resonanceVisions = ['default', 'network', 'matrix'] as const;
export const dataStructures = ['respondents', 'messages'] as const;
export const resonanceLanguages = ['en', 'de', 'da'] as const;

export const columnRoles = ['audience', 'r1', 'r2', 'concept', 'verbatim', 'weight', 'respondent', 'ignore'] as const;
export type ColumnRole = (typeof columnRoles)[number];

export const maxPoints = 21;

/** How many of the highest points of a k-point scale count as positive unless changed: 2 of 5, 3 of 7, 4 of 11. */
export const topBox = (points: number): number => Math.max(1, Math.round(0.4 * points));

export const certainReasons = [
  'binary',
  /** Whole numbers without a gap. */
  'numeric',
  'knownWords',
  'labelledEnds',
  /** School grades, and the heading or the words say that 1 or A is the best. */
  'grades',
  'given',
] as const;

export const recodeReasons = [
  ...certainReasons,
  'unknownWords',
  'ambiguousWords',
  'directionUnknown',
  'unknownEnds',
  /** 1 to 6 or A to F: grades, whose lowest is the best, or a scale. */
  'gradesMaybe',
  'gap',
  'codeInDoubt',
  'otherLength',
  'manyPoints',
  /** Halves, percentages, stars, "3/5" and the like: their order is known, what counts as positive is not. */
  'ordered',
  'ranks',
  'newAnswers',
] as const;
export type RecodeReason = (typeof recodeReasons)[number];

export const separators = [';', '|', ',', '/'] as const;

export const fileWarnings = [
  /** Several columns have one heading; the later ones are numbered. `texts`: the heading. */
  'sameHeading',
  /** Rows with filled cells behind the last heading: they keep the file from being imported. */
  'extraCells',
  /** The last row is the only one with fewer cells than there are headings. */
  'cutOff',
  /** Only one of the filled sheets is read. `texts`: the others. */
  'otherSheets',
  /** Not the first filled sheet is read but one that holds far more. `texts`: it. */
  'sheetChosen',
  /** Lines above the headings were left out. `texts`: what stands there. */
  'titleRows',
  'headerUnsure',
  'hiddenRows',
  'hiddenColumns',
  /** What the survey tool marks as previews or tests counts as respondents. */
  'testRows',
  'weightAllZero',
  'weightUnused',
  /** Under a heading for ids of respondents, many are there more than once: each row counts as a respondent. */
  'idsRepeated',
  /** No column was taken for a rating. Columns that may be one, `texts`: answers of the first. */
  'noRatings',
  /** Most answers are on the scale of other ratings, and it was not suggested as one. `texts`: those that are not. */
  'unrated',
  /** Columns of 0 and 1 were taken for messages, while more messages are rated on longer scales. */
  'ratedZeroOne',
  /** Numbers that look like codes for no answer were taken out of an audience. `texts`: them. */
  'noAnswerCodes',
] as const;

export const importPhases = ['uploading', 'uploaded', 'imported'] as const;

export const maxUploadBytes = 4 * 1024 ** 3;

export const maxBannerColumns = 100;

export const crosstabFormats = ['xlsx', 'csv'] as const;
