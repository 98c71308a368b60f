import { pathTypes } from '../genie/path-choices.ts';
import type { ProjectType } from '../projects/projects.ts';
import type { ScoreName } from '../sonar/score-choices.ts';

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
  'sonarMap',
  'sonarTable',
  'sonarMetrics',
  'sonarPosts',
  'sonarChapter',
  'resonanceFigures',
  'resonanceChart',
  'resonanceMap',
  'resonanceTable',
  'resonanceAudiences',
  'resonanceMatrix',
  'resonanceConcept',
  'resonanceBenchmark',
  'resonanceWaves',
  'resonanceWaveTable',
  'resonanceCodes',
  'resonanceCodeTable',
  'boardMessages',
  'genieMessages',
  'conceptImage',
  'pathTable',
] as const;
export type BlockKind = (typeof blockKinds)[number];

/** Of which types the project of a block may be. */
export const blockTypes = {
  text: [],
  sonarFigures: ['SONAR'],
  sonarRanking: ['SONAR'],
  sonarTrend: ['SONAR'],
  sonarScores: ['SONAR'],
  sonarMap: ['SONAR'],
  sonarTable: ['SONAR'],
  sonarMetrics: ['SONAR'],
  sonarPosts: ['SONAR'],
  sonarChapter: ['SONAR'],
  resonanceFigures: ['RESONANCE'],
  resonanceChart: ['RESONANCE'],
  resonanceMap: ['RESONANCE'],
  resonanceTable: ['RESONANCE'],
  resonanceAudiences: ['RESONANCE'],
  resonanceMatrix: ['RESONANCE'],
  resonanceConcept: ['RESONANCE'],
  resonanceBenchmark: ['RESONANCE'],
  resonanceWaves: ['RESONANCE'],
  resonanceWaveTable: ['RESONANCE'],
  resonanceCodes: ['RESONANCE'],
  resonanceCodeTable: ['RESONANCE'],
  boardMessages: ['SCOUTV2', 'ID8'],
  genieMessages: ['GENIE', 'GENIE_GO'],
  conceptImage: ['ID8'],
  pathTable: pathTypes,
} as const satisfies Record<BlockKind, readonly ProjectType[]>;

/** What a template asks to write in a block of text. */
export const textHints = ['month', 'next', 'result', 'pitch'] as const;

export const reportChapters = ['own', 'overview', 'gaps', 'movers', 'unusual', 'voice', 'groups', 'data'] as const;

/** Scores that the dashboard shows one against the other, under the name of their tab. */
export const scorePairs = {
  relevance: ['relevanceStrength', 'relevanceBreadth'],
  presence: ['presence', 'energy'],
} as const satisfies Record<string, readonly [ScoreName, ScoreName]>;
export const scorePairNames = ['relevance', 'presence'] as const satisfies readonly (keyof typeof scorePairs)[];

export const boardLists = ['FINAL', 'SELECTED', 'ALL'] as const;

export const documentFormats = ['pptx', 'pdf'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

export const missingReasons = ['noAccess', 'noData', 'notFound', 'nothingToTell', 'removed', 'unwritten'] as const;
export type MissingReason = (typeof missingReasons)[number];

export const reportSorts = ['changedOn', '-changedOn', 'title', '-title'] as const;
export type ReportSort = (typeof reportSorts)[number];

/** How many of the last days a block can show. */
export const reportDays = [7, 28, 90] as const;

export const reportLimits = {
  /** Of one owner. */
  reports: 500,
  blocks: 40,
  title: 120,
  heading: 160,
  text: 4000,
  /** Of a message, an audience or a question of a survey. */
  name: 4200,
  /** Rows of a table, messages of a list, bars of a chart, lines of a trend. */
  rows: 60,
  messages: 40,
  /** Of a table of audiences, beside the names and all respondents. */
  columns: 8,
  /** Chosen of a project: a report of 40 such blocks can still be saved. */
  brands: 500,
  bars: 12,
  points: 20,
  lines: 6,
  audiences: 200,
  /** Kept of one report; the oldest that isn't shared goes. */
  editions: 100,
  editionBytes: 8 * 1024 * 1024,
  password: 128,
} as const;
