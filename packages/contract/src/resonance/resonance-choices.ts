export const resonanceThemes = ['SOUNDINGS', 'HACKABU'] as const;
export const resonanceVisions = ['default', 'network', 'matrix'] as const;
export const dataStructures = ['respondents', 'messages'] as const;
export const resonanceLanguages = ['en', 'de', 'da'] as const;

export const columnRoles = ['audience', 'r1', 'r2', 'concept', 'weight', 'respondent', 'ignore'] as const;
export type ColumnRole = (typeof columnRoles)[number];

/** A scale of more points is a range. */
export const maxPoints = 21;

/** How many of the highest points of a k-point scale count as positive unless changed: 2 of 5, 3 of 7, 4 of 11. */
export const topBox = (points: number): number => Math.max(1, Math.round(0.4 * points));

export const certainReasons = [
  'binary',
  /** Whole numbers without a gap. */
  'numeric',
  /** Words of a known scale, all of them. */
  'knownWords',
  /** Numbers with words at the ends that tell the direction. */
  'labelledEnds',
  /** School grades, and the heading or the words say that 1 or A is the best. */
  'grades',
  /** Made or changed by the user, or taken over from the project. */
  'given',
] as const;

/** Why a recode was recognised as it was; all but the certain reasons are asked about. */
export const recodeReasons = [
  ...certainReasons,
  /** Words of which some or all are unknown; the order is a guess. */
  'unknownWords',
  /** Words that several known scales have, which count differently. */
  'ambiguousWords',
  /** Words in a known order, but it is not known which end is the good one. */
  'directionUnknown',
  /** Numbers with words at the ends that do not tell the direction. */
  'unknownEnds',
  /** 1 to 6 or A to F: grades, whose lowest is the best, or a scale. */
  'gradesMaybe',
  /** Points that nobody chose lie between those that were. */
  'gap',
  /** Codes that may mean no answer. */
  'codeInDoubt',
  /** Shorter or longer than the other scales of the file. */
  'otherLength',
  'manyPoints',
  /** Halves, percentages, stars, "3/5" and the like: their order is known, what counts as positive is not. */
  'ordered',
  /** Places of a ranking, of which the first is the best. */
  'ranks',
  /** A scale of the project on which answers of a new file have no place. */
  'newAnswers',
] as const;
export type RecodeReason = (typeof recodeReasons)[number];

export const separators = [';', '|', ',', '/'] as const;

export const fileWarnings = [
  /** Several columns have one heading; the later ones are numbered. `texts`: the heading. */
  'sameHeading',
  /** Rows with filled cells behind the last heading: they keep the file from being imported. */
  'extraCells',
  /** Only one of the filled sheets is read. `texts`: the others. */
  'otherSheets',
  /** Not the first filled sheet is read but one that holds far more. `texts`: it. */
  'sheetChosen',
  /** Lines above the headings were left out. `texts`: what stands there. */
  'titleRows',
  /** It is not certain which row holds the headings. */
  'headerUnsure',
  /** Rows that Excel does not show are read like all others. */
  'hiddenRows',
  /** All weights of the column are 0; it was not suggested as the weight. */
  'weightAllZero',
  /** Its heading speaks of a weight, and it was not taken for one. */
  'weightUnused',
  /** No column was taken for a rating. Columns that may be one, `texts`: answers of the first. */
  'noRatings',
  /** Most answers are on the scale of other ratings, and it was not suggested as one. `texts`: those that are not. */
  'unrated',
  /** Numbers that look like codes for no answer were taken out of an audience. `texts`: them. */
  'noAnswerCodes',
] as const;

export const importPhases = ['uploading', 'uploaded', 'imported'] as const;

export const maxUploadBytes = 500 * 1024 * 1024;

export const maxBannerColumns = 100;

export const crosstabFormats = ['xlsx', 'csv'] as const;
