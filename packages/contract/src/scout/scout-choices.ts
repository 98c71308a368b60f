/** What SCOUT writes messages for; each has assistants, and a session with a hint and replies. */
export const scoutModes = ['GENERATE_ALL', 'GENERATE_SELECTED', 'COMPRESS', 'SONAR_AZ', 'CUSTOM'] as const;
export type ScoutMode = (typeof scoutModes)[number];

export type ScoutSessionMode = Extract<ScoutMode, 'GENERATE_ALL' | 'GENERATE_SELECTED'>;

export const scoutTargets = { min: 10, max: 100, step: 10, default: 10 } as const;

export const scoutLimits = {
  /** Characters. */
  url: 2000,
  brief: 4000,
  fileText: 200_000,
  reply: 2000,
  /** Messages that one generation writes, unless another number is asked for. */
  generated: 20,
  maxGenerated: 100,
  writers: 20,
  duplicates: 500,
} as const;

export const brandRuleLimits = {
  ...{ terms: 100, term: 80, proof: 300, address: 500, characters: 1000 },
  /** Texts that are screened at once, and characters of each. */
  ...{ messages: 500, message: 2000 },
} as const;
