import type { ProjectType } from '../projects/projects.ts';

export const reportLanguages = ['en', 'de'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

export const reportTemplates = ['sonarMonth', 'resonanceResult', 'conceptPitch', 'empty'] as const;
export type ReportTemplate = (typeof reportTemplates)[number];

/** Of which types the projects are that a template is made of; one project a type. */
export const templateTypes = {
  sonarMonth: ['SONAR'],
  resonanceResult: ['RESONANCE'],
  conceptPitch: ['SCOUTV2', 'ID8', 'GENIE'],
  empty: [],
} as const satisfies Record<ReportTemplate, readonly ProjectType[]>;

export const blockKinds = [
  'text',
  'sonarFigures',
  'sonarRanking',
  'sonarTrend',
  'sonarScores',
  'sonarTable',
  'sonarChapter',
  'resonanceFigures',
  'resonanceChart',
  'resonanceTable',
  'resonanceAudiences',
  'resonanceConcept',
  'resonanceBenchmark',
  'boardMessages',
  'genieMessages',
  'conceptImage',
] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Of which types the project of a block may be. */
export const blockTypes = {
  text: [],
  sonarFigures: ['SONAR'],
  sonarRanking: ['SONAR'],
  sonarTrend: ['SONAR'],
  sonarScores: ['SONAR'],
  sonarTable: ['SONAR'],
  sonarChapter: ['SONAR'],
  resonanceFigures: ['RESONANCE'],
  resonanceChart: ['RESONANCE'],
  resonanceTable: ['RESONANCE'],
  resonanceAudiences: ['RESONANCE'],
  resonanceConcept: ['RESONANCE'],
  resonanceBenchmark: ['RESONANCE'],
  boardMessages: ['SCOUTV2', 'ID8'],
  genieMessages: ['GENIE', 'GENIE_GO'],
  conceptImage: ['ID8'],
} as const satisfies Record<BlockKind, readonly ProjectType[]>;

/** Chapters of the guide that a report can hold. */
export const reportChapters = ['own', 'overview', 'gaps', 'movers', 'unusual', 'voice', 'groups', 'data'] as const;

export const boardLists = ['FINAL', 'SELECTED', 'ALL'] as const;

export const documentFormats = ['pptx', 'pdf'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const missingReasons = ['noAccess', 'noData', 'notFound', 'nothingToTell', 'removed'] as const;
export type MissingReason = (typeof missingReasons)[number];

export const reportSorts = ['changedOn', '-changedOn', 'title', '-title'] as const;
export type ReportSort = (typeof reportSorts)[number];

export const reportLimits = {
  /** Of one owner. */
  reports: 500,
  blocks: 40,
  title: 120,
  heading: 160,
  text: 4000,
  /** Rows of a table, messages of a list, bars of a chart, lines of a trend. */
  rows: 60,
  messages: 40,
  bars: 12,
  lines: 6,
  audiences: 200,
  /** Kept of one report; the oldest that isn't shared goes. */
  editions: 100,
  editionBytes: 8 * 1024 * 1024,
  password: 128,
} as const;
