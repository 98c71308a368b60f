/** Who is asked for; ALL is everybody. */
export const genders = ['ALL', 'MALE', 'FEMALE', 'OTHER'] as const;
export type Gender = (typeof genders)[number];

export const ageRanges = ['ALL', '15-24', '25-34', '35-44', '45-54', '55-64', '65-74', '75+'] as const;
export type AgeRange = (typeof ageRanges)[number];

/** How a message came about. COMPRESSED: the same as another one in at most 70 % of its letters. */
export const genieCreateTypes = ['MANUAL', 'GENERATED', 'COMPRESSED', 'ALTERNATIVE'] as const;
export type GenieCreateType = (typeof genieCreateTypes)[number];

/** A message of which no figures are known yet waits for them, or for nothing more. */
export const evaluations = ['PENDING', 'DONE', 'CANCELLED'] as const;

export const genieRunPurposes = ['GENERATE', 'REPLY', 'ALTERNATIVES'] as const;

/** Where measured results come from: answers of RESONANCE, or clicks of an imported table. */
export const resultKinds = ['SURVEY', 'CLICKS'] as const;
export type ResultKind = (typeof resultKinds)[number];

/** Where a measured message was predicted; NONE: in no project, it came with a file. */
export const resultProducts = ['GENIE', 'GENIE_GO', 'NONE'] as const;

export const offsetReasons = ['used', 'tooFew', 'noRelation', 'noGain'] as const;

export const resultLimits = {
  fileBytes: 10 * 1024 * 1024,
  rows: 5000,
  files: 50,
  /** Below so many measured messages nothing is learnt of a kind. */
  least: 200,
} as const;

export const segmentParts = ['gender', 'ageRange', 'region'] as const;
export const everyone = { gender: 'ALL', ageRange: 'ALL', region: null } as const;

/** Edits of a message that are worth a try, each of its own kind. */
export const usualEdits = ['shorter', 'number', 'question'] as const;
export const genieEdits = [...usualEdits, 'benefit', 'proof'] as const;

export const genieDoubts = ['foreignLanguage', 'unfamiliarWords', 'noRespondents', 'fewWords'] as const;
export type GenieDoubt = (typeof genieDoubts)[number];

/** Types of projects that send messages to be predicted. */
export const genieSourceTypes = ['SCOUTV2', 'ID8'] as const;

/** Characters of texts, and how many messages. */
export const genieLimits = {
  message: 1000,
  url: 2000,
  brief: 4000,
  fileText: 200_000,
  reply: 2000,
  /** Custom messages that are added at once. */
  messages: 200,
  /** Messages that a project keeps in each of its two lists; the oldest go first. */
  kept: 300,
  /** Messages that one generation writes. */
  generated: 12,
  alternatives: 6,
  tournament: 50,
  /** Messages of a table of segments. */
  segmentRows: 30,
} as const;
