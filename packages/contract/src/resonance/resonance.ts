import { z } from 'zod';
import { ProjectName } from '../projects/projects.ts';
import { confidences, corrections } from './analysis-choices.ts';
import { ResonanceMapping } from './mapping.ts';
import { dataStructures, resonanceLanguages, resonanceThemes, resonanceVisions } from './resonance-choices.ts';

export const Confidence = z.literal([...confidences]);

const SignificanceInUse = z.object({ confidence: Confidence, correction: z.enum(corrections) });

export const Share = z.object({
  /** Unrounded percent of the base; null when the base is 0. */
  percent: z.number().nullable(),
  positive: z.number(),
  base: z.number().int(),
  /** Kish's effective base (Σw)²/Σw²; equal to the base when there are no weights. */
  effectiveBase: z.number(),
  /** Wilson interval in percent, at the project's confidence; null when the base is 0. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Against the complement within the same base, by the project's significance; `untested` below a base of 30. */
  verdict: z.enum(['above', 'below', 'same', 'untested']),
  /** Adjusted p value; null where untested. */
  p: z.number().nullable(),
  /** `unranked` below a base of 30, `low` below 100. */
  mark: z.enum(['none', 'low', 'unranked']),
});
export type Share = z.infer<typeof Share>;

/** Figures of one message. `…Total` are rounded to whole percent, `accurate…` are unrounded; total = (R1 + R2) / 2. */
export const MessageFigures = z.object({
  id: z.string(),
  message: z.string(),
  r1Total: z.number().nullable(),
  r2Total: z.number().nullable(),
  total: z.number().nullable(),
  accurateR1Total: z.number().nullable(),
  accurateR2Total: z.number().nullable(),
  accurateTotal: z.number().nullable(),
  base: z.number().int(),
  r1Share: Share,
  /** Null where the project holds no R2 for the message. */
  r2Share: Share.nullable(),
});
export type MessageFigures = z.infer<typeof MessageFigures>;

export const AudienceLink = z.object({
  audienceId: z.string(),
  audienceHeader: z.string(),
  audienceSubheader: z.string(),
  r1: Share,
  r2: Share.nullable(),
  total: z.number().nullable(),
  globalR1: Share,
  globalR2: Share.nullable(),
  globalTotal: z.number().nullable(),
});
export type AudienceLink = z.infer<typeof AudienceLink>;

export const FilterColumn = z.object({
  type: z.literal('audience'),
  header: z.string(),
  overlapping: z.boolean(),
  audiences: z.array(z.object({ id: z.string(), subheader: z.string(), base: z.number().int() })),
});
export type FilterColumn = z.infer<typeof FilterColumn>;

const Filters = z.array(z.string().max(200)).max(2000);

const ResonanceSummary = z.object({
  numberOfRespondents: z.number().int(),
  numberOfVariables: z.number().int(),
  /** Respondent × message answers that are not missing. */
  numberOfResponseData: z.number().int(),
  /** Message × audience pairs with a base of at least 1. */
  totalNodeConnections: z.number().int(),
});

export const ScaleInUse = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('points'),
    /** From the most negative to the most positive. */
    points: z.array(z.object({ label: z.string(), positive: z.boolean() })),
    questions: z.number().int(),
  }),
  z.object({
    kind: z.literal('range'),
    min: z.number(),
    max: z.number(),
    positiveFrom: z.number(),
    direction: z.enum(['ascending', 'descending']),
    questions: z.number().int(),
  }),
]);
export type ScaleInUse = z.infer<typeof ScaleInUse>;

export const ResonanceData = z.object({
  projectId: z.uuid(),
  projectName: z.string(),
  theme: z.enum(resonanceThemes),
  vision: z.enum(resonanceVisions),
  dataStructure: z.enum(dataStructures),
  lang: z.enum(resonanceLanguages).nullable(),
  fileName: z.string(),
  importedOn: z.iso.datetime(),
  demo: z.boolean(),
  scales: z.array(ScaleInUse),
  significance: SignificanceInUse,
  weighted: z.boolean(),
  hasVerbatims: z.boolean(),
  /** Variables whose audiences were given shares, and Kish's efficiency, 0 … 1; null where nobody gave any. */
  weighting: z.object({ variables: z.array(z.string()), efficiency: z.number() }).nullable(),
  summary: ResonanceSummary,
  filterColumns: z.array(FilterColumn),
  messages: z.array(MessageFigures),
});
export type ResonanceData = z.infer<typeof ResonanceData>;

export const ofId = z.object({ id: z.uuid() });

export const CreateResonance = z
  .object({
    projectName: ProjectName,
    userIds: z.array(z.uuid()).max(1000).default([]),
    theme: z.enum(resonanceThemes),
    dataStructure: z.enum(dataStructures),
    vision: z.enum(resonanceVisions).default('default'),
    lang: z.enum(resonanceLanguages).nullish(),
    fileId: z.uuid(),
    mapping: ResonanceMapping.optional(),
  })
  .transform((given) => ({
    ...given,
    vision: given.dataStructure === 'respondents' ? ('default' as const) : given.vision,
    lang: given.dataStructure === 'respondents' ? (given.lang ?? 'en') : null,
  }));

/** What is left out stays; a file replaces all answers. */
export const EditResonance = z.object({
  projectName: ProjectName,
  theme: z.enum(resonanceThemes),
  vision: z.enum(resonanceVisions).optional(),
  lang: z.enum(resonanceLanguages).nullish(),
  confidence: Confidence.optional(),
  correction: z.enum(corrections).optional(),
  fileId: z.uuid().optional(),
  mapping: ResonanceMapping.optional(),
});

export const FilterRequest = z.object({ audienceIds: Filters });
export const FilterAnswer = z.object({
  respondents: z.number().int(),
  messages: z.array(MessageFigures),
  /** How many of those who are left each audience has, in the order of the variables and their audiences. */
  audienceBases: z.array(z.number().int()),
});
export const AudiencesRequest = z.object({ messageId: z.string().max(200), audienceIds: Filters });
export const AudiencesAnswer = z.object({ links: z.array(AudienceLink) });
