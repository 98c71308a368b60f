import { z } from 'zod';
import { waveMeasures } from '../resonance/analysis-choices.ts';
import { postKinds, postLimits } from '../sonar/post-choices.ts';
import { scoreNames } from '../sonar/score-choices.ts';
import { DateRanges } from '../sonar/scores.ts';
import { socialNetworks } from '../sonar/sonar-choices.ts';
import { Text } from '../text.ts';
import { boardLists, reportChapters, reportDays, reportLimits, scorePairNames, textHints } from './report-choices.ts';

/** Days of a SONAR project: its last whole month, so many days, as it opens, or named ones; each against the period before. */
const Period = z
  .discriminatedUnion('type', [
    z.object({ type: z.literal('month') }),
    z.object({ type: z.literal('days'), days: z.literal(reportDays) }),
    z.object({ type: z.literal('latest') }),
    z.object({ type: z.literal('fixed'), ranges: DateRanges }),
  ])
  .default({ type: 'month' });
export type Period = z.output<typeof Period>;

/** As the database writes it, whatever its case. */
export const Id = z.uuid().toLowerCase();

const Title = Text.trim().max(reportLimits.heading).default('');
const Score = z.enum(scoreNames).default('powerrank');
/** Only these brands; all where there are none. */
const Brands = z.array(Id).max(reportLimits.brands).default([]);
/** Of all networks, or of the first with figures, where it is null. */
const Network = z.enum(socialNetworks).nullable().default(null);
const AnyName = Text.max(reportLimits.name);
/** By `audienceName` or `nodeName`. */
const Audiences = z.array(AnyName).max(reportLimits.audiences).default([]);
/** Only these messages; all where there are none. */
const Messages = z.array(AnyName).max(reportLimits.rows).default([]);
const OneName = AnyName.nullable().default(null);
/** The heading of audiences that are columns; the first where it is null. */
const Variable = OneName;
/** What respondents were asked; the first question with codes where it is null. */
const Question = OneName;
const Measure = z.enum(waveMeasures).default('r1');

const ofProject = { id: Id, projectId: Id, title: Title };
const ofSonar = { ...ofProject, period: Period };

export const Block = z.discriminatedUnion('kind', [
  z.object({
    ...{ kind: z.literal('text'), id: Id, title: Title, text: Text.max(reportLimits.text).default('') },
    hint: z.enum(textHints).nullable().default(null),
  }),
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
  z.object({ kind: z.literal('resonanceFigures'), ...ofProject, message: OneName, audiences: Audiences }),
  z.object({ kind: z.literal('resonanceChart'), ...ofProject, messages: Messages, audiences: Audiences }),
  z.object({ kind: z.literal('resonanceMap'), ...ofProject, messages: Messages, audiences: Audiences }),
  z.object({ kind: z.literal('resonanceTable'), ...ofProject, messages: Messages, audiences: Audiences }),
  z.object({ kind: z.literal('resonanceAudiences'), ...ofProject, message: OneName, audiences: Audiences }),
  z.object({
    kind: z.literal('resonanceMatrix'),
    ...ofProject,
    variable: Variable,
    messages: Messages,
    audiences: Audiences,
  }),
  z.object({ kind: z.literal('resonanceConcept'), ...ofProject, concept: OneName, audiences: Audiences }),
  z.object({ kind: z.literal('resonanceBenchmark'), ...ofProject, nodes: Audiences }),
  z.object({
    ...{ kind: z.literal('resonanceWaves'), ...ofProject, measure: Measure, audiences: Audiences },
    messages: Messages,
  }),
  z.object({ kind: z.literal('resonanceWaveTable'), ...ofProject, measure: Measure, audiences: Audiences }),
  z.object({ kind: z.literal('resonanceCodes'), ...ofProject, question: Question, audiences: Audiences }),
  z.object({
    ...{ kind: z.literal('resonanceCodeTable'), ...ofProject, question: Question },
    ...{ variable: Variable, audiences: Audiences },
  }),
  z.object({ kind: z.literal('boardMessages'), ...ofProject, list: z.enum(boardLists).default('FINAL') }),
  z.object({ kind: z.literal('genieMessages'), ...ofProject }),
  z.object({ kind: z.literal('conceptImage'), ...ofProject, promptId: Id.nullable().default(null) }),
  z.object({ kind: z.literal('pathTable'), ...ofProject }),
]);
export type Block = z.output<typeof Block>;
export type BlockOf<K extends Block['kind']> = Extract<Block, { kind: K }>;
