export const confidences = [90, 95, 99] as const;

/** How the p values of tests that belong together are adjusted. */
export const corrections = ['none', 'holm', 'benjaminiHochberg'] as const;
export type Correction = (typeof corrections)[number];

/** What intervals cover, in percent, and what counts as a difference: 5 % at 95, after the correction. */
export interface Significance {
  readonly confidence: (typeof confidences)[number];
  readonly correction: Correction;
}

export const standardSignificance: Significance = { confidence: 95, correction: 'benjaminiHochberg' };

export const waveLimits = { waves: 20, matches: 2000 } as const;

export const savedLimits = { perUser: 50, name: 100, audiences: 2000 } as const;

export const verbatimLimits = { codes: 200, name: 100, rule: 500, rows: 1000, page: 20 } as const;

export const waveMeasures = ['r1', 'r2', 'total'] as const;
export type WaveMeasure = (typeof waveMeasures)[number];
