import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { openProject } from '../projects/open-projects.ts';
import { createdTypes } from '../projects/project-types.ts';
import { waveMeasures } from '../resonance/analysis-choices.ts';
import { postKinds, postLimits } from '../sonar/post-choices.ts';
import { scoreNames } from '../sonar/score-choices.ts';
import { DateRanges } from '../sonar/scores.ts';
import { socialNetworks } from '../sonar/sonar-choices.ts';
import { Name, Text } from '../text.ts';
import {
  boardLists,
  reportChapters,
  reportLanguages,
  reportLimits,
  reportSorts,
  reportTemplates,
  scorePairNames,
} from './report-choices.ts';
import { BlockContent } from './report-content.ts';

/** Days of a SONAR project: its last whole month, as it opens, or named ones; each against the period before. */
const Period = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('month') }),
    z.object({ type: z.literal('latest') }),
    z.object({ type: z.literal('fixed'), ranges: DateRanges }),
  ])
  .default({ type: 'month' });
export type Period = z.output<typeof Period>;

const Title = Text.trim().max(reportLimits.heading).default('');
const Score = z.enum(scoreNames).default('powerrank');
/** Only these brands; all where there are none. */
const Brands = z.array(z.uuid()).max(reportLimits.brands).default([]);
/** Of all networks, or of the first with figures, where it is null. */
const Network = z.enum(socialNetworks).nullable().default(null);
const Filter = z.array(z.string().max(200)).max(reportLimits.audiences).default([]);
/** Only these messages; all where there are none. */
const MessageIds = z.array(z.string().max(200)).max(reportLimits.rows).default([]);
const MessageId = z.string().max(200).nullable().default(null);
/** The heading of audiences that are columns; the first where it is null. */
const Variable = Text.max(500).nullable().default(null);
/** What respondents were asked; the first question with codes where it is null. */
const Question = Text.max(4000).nullable().default(null);
const Measure = z.enum(waveMeasures).default('r1');

const ofProject = { id: z.uuid(), projectId: z.uuid(), title: Title };
const ofSonar = { ...ofProject, period: Period };

export const Block = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text'), id: z.uuid(), title: Title, text: Text.max(reportLimits.text).default('') }),
  z.object({ kind: z.literal('sonarFigures'), ...ofSonar }),
  z.object({ kind: z.literal('sonarRanking'), ...ofSonar, score: Score, brandIds: Brands }),
  z.object({ kind: z.literal('sonarTrend'), ...ofSonar, score: Score, brandIds: Brands }),
  z.object({ kind: z.literal('sonarScores'), ...ofSonar }),
  z.object({
    kind: z.literal('sonarMap'),
    ...ofSonar,
    pair: z.enum(scorePairNames).default('relevance'),
    brandIds: Brands,
  }),
  z.object({ kind: z.literal('sonarTable'), ...ofSonar, brandIds: Brands }),
  z.object({ kind: z.literal('sonarMetrics'), ...ofSonar, network: Network, brandIds: Brands }),
  z.object({
    ...{ kind: z.literal('sonarPosts'), ...ofSonar, brandIds: Brands },
    network: Network,
    postKind: z.enum(postKinds).nullable().default(null),
    words: Text.trim().max(postLimits.words).default(''),
  }),
  z.object({ kind: z.literal('sonarChapter'), ...ofSonar, chapter: z.enum(reportChapters).default('own') }),
  z.object({ kind: z.literal('resonanceFigures'), ...ofProject, messageId: MessageId, audienceIds: Filter }),
  z.object({ kind: z.literal('resonanceChart'), ...ofProject, messageIds: MessageIds, audienceIds: Filter }),
  z.object({ kind: z.literal('resonanceMap'), ...ofProject, messageIds: MessageIds, audienceIds: Filter }),
  z.object({ kind: z.literal('resonanceTable'), ...ofProject, messageIds: MessageIds, audienceIds: Filter }),
  z.object({ kind: z.literal('resonanceAudiences'), ...ofProject, messageId: MessageId, audienceIds: Filter }),
  z.object({
    kind: z.literal('resonanceMatrix'),
    ...ofProject,
    variable: Variable,
    messageIds: MessageIds,
    audienceIds: Filter,
  }),
  z.object({ kind: z.literal('resonanceConcept'), ...ofProject, conceptId: MessageId, audienceIds: Filter }),
  z.object({ kind: z.literal('resonanceBenchmark'), ...ofProject, nodeIds: Filter }),
  z.object({
    ...{ kind: z.literal('resonanceWaves'), ...ofProject, measure: Measure, audienceIds: Filter },
    messageIds: MessageIds,
  }),
  z.object({ kind: z.literal('resonanceWaveTable'), ...ofProject, measure: Measure, audienceIds: Filter }),
  z.object({ kind: z.literal('resonanceCodes'), ...ofProject, question: Question, audienceIds: Filter }),
  z.object({
    ...{ kind: z.literal('resonanceCodeTable'), ...ofProject, question: Question },
    ...{ variable: Variable, audienceIds: Filter },
  }),
  z.object({ kind: z.literal('boardMessages'), ...ofProject, list: z.enum(boardLists).default('FINAL') }),
  z.object({ kind: z.literal('genieMessages'), ...ofProject }),
  z.object({ kind: z.literal('conceptImage'), ...ofProject, promptId: z.uuid().nullable().default(null) }),
  z.object({ kind: z.literal('pathTable'), ...ofProject }),
]);
export type Block = z.output<typeof Block>;
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;

const Blocks = z
  .array(Block)
  .max(reportLimits.blocks)
  .refine((blocks) => new Set(blocks.map(({ id }) => id)).size === blocks.length, 'twice');

const ReportTitle = Name.pipe(z.string().max(reportLimits.title));

const Person = z.object({ id: z.uuid(), name: z.string() });

export const ReportRow = z.object({
  id: z.uuid(),
  title: z.string(),
  company: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  owner: Person,
  blocks: z.number().int(),
  editions: z.number().int(),
  changedOn: z.iso.datetime(),
});
export type ReportRow = z.infer<typeof ReportRow>;

export const Report = z.object({
  id: z.uuid(),
  title: z.string(),
  language: z.enum(reportLanguages),
  company: ReportRow.shape.company,
  owner: Person,
  blocks: z.array(Block),
  /** Counts its changes: whoever saves says which one they have seen. */
  version: z.number().int(),
  changedOn: z.iso.datetime(),
});
export type Report = z.infer<typeof Report>;

const access = 'reports.use';
const ById = z.object({ id: z.uuid() });

export const reportsEndpoints = {
  searchReports: endpoint({
    method: 'GET',
    path: '/api/reports',
    summary: 'One’s own reports, or all as a global admin',
    access,
    query: paging(reportSorts, '-changedOn').extend({ query: Text.trim().max(200).optional() }),
    answer: page(ReportRow),
  }),
  createReport: endpoint({
    method: 'POST',
    path: '/api/reports',
    summary: 'Make a report from a template, with one project of each type that the template is made of, or without',
    access,
    body: z.object({
      title: ReportTitle,
      companyId: z.uuid().nullable().default(null),
      language: z.enum(reportLanguages),
      template: z.enum(reportTemplates),
      projectIds: z.array(z.uuid()).max(6).default([]),
    }),
    answer: Report,
    status: 201,
    errors: ['notFound', 'limitReached'],
  }),
  reportProjects: endpoint({
    method: 'GET',
    path: '/api/report-choices/projects',
    summary: 'Projects that blocks of a report can be of, newest first',
    access,
    answer: z.array(openProject(createdTypes)),
  }),
  reportBrands: endpoint({
    method: 'GET',
    path: '/api/report-choices/brands',
    summary: 'Brands of a SONAR project that blocks of a report can be limited to, by the number of their card',
    large: true,
    access,
    query: z.object({ projectId: z.uuid() }),
    answer: z.array(z.object({ id: z.uuid(), name: z.string(), count: z.number().int(), groups: z.array(z.string()) })),
    errors: ['notFound'],
  }),
  reportCompanies: endpoint({
    method: 'GET',
    path: '/api/report-choices/customers',
    summary: 'Customers that a report can be for: all as a global admin, else those of one’s own projects',
    access,
    answer: z.array(z.object({ id: z.uuid(), name: z.string() })),
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/reports/{id}',
    summary: 'A report as it is set up, without figures',
    access,
    params: ById,
    answer: Report,
    errors: ['notFound'],
  }),
  saveReport: endpoint({
    method: 'PUT',
    path: '/api/reports/{id}',
    summary: 'Change a report; refused where somebody else has changed it since it was read',
    access,
    params: ById,
    body: z.object({
      title: ReportTitle,
      companyId: z.uuid().nullable(),
      language: z.enum(reportLanguages),
      blocks: Blocks,
      version: z.number().int(),
    }),
    maxBodyBytes: 1024 * 1024,
    answer: Report,
    errors: ['notFound', 'reportChanged'],
  }),
  addReportBlocks: endpoint({
    method: 'POST',
    path: '/api/reports/{id}/blocks',
    summary: 'Add blocks at the end of a report',
    access,
    params: ById,
    body: z.object({ blocks: Blocks.min(1) }),
    maxBodyBytes: 1024 * 1024,
    answer: Report,
    errors: ['notFound', 'limitReached'],
  }),
  deleteReport: endpoint({
    method: 'DELETE',
    path: '/api/reports/{id}',
    summary: 'Delete a report with its editions and their links',
    access,
    params: ById,
    answer: Done,
    errors: ['notFound'],
  }),
  previewReportBlock: endpoint({
    method: 'POST',
    path: '/api/reports/{id}/preview',
    summary: 'A block with its figures as they are now, by the rights of the report’s owner; nothing is kept',
    access,
    params: ById,
    body: z.object({ block: Block, language: z.enum(reportLanguages) }),
    answer: BlockContent,
    errors: ['notFound'],
  }),
};
