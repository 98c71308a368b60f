import { z } from 'zod';
import { ProjectName } from './projects.ts';
import {
  columnRoles,
  dataStructures,
  resonanceLanguages,
  resonanceThemes,
  resonanceVisions,
} from './resonance-choices.ts';
import { Text } from './text.ts';

/**
 * The points that answers are given on, and how many of the highest (`topBox`) count as positive.
 * `words`: what the points are called in the file, from the lowest (`min`, 1) to the highest; without them answers are
 * numbers. `noAnswer`: words that count as no answer, beside those that always do ("don't know", "n/a", blanks).
 */
export const MappedScale = z.object({
  min: z.number().int(),
  max: z.number().int(),
  topBox: z.number().int().min(1),
  words: z.array(z.string().max(200)).min(2).max(20).optional(),
  noAnswer: z.array(z.string().max(200)).max(20).optional(),
});
export type MappedScale = z.infer<typeof MappedScale>;

/**
 * One column of a wide file and what it means.
 * `scale`: null for answers that are already 0 or 1.
 * `message`: the text of the message that an `r1` or `r2` column rates; two columns with one text are one message.
 */
export const ColumnMapping = z.object({
  /** Position in the file, from 0. */
  column: z.number().int().min(0),
  role: z.enum(columnRoles),
  /** Heading of an audience or concept; the message of an R1 or R2 column. */
  label: Text.trim().max(1000),
  scale: MappedScale.nullable(),
});
export type ColumnMapping = z.infer<typeof ColumnMapping>;

/** What the file shows of a column, for the mapping step. */
export const ColumnPreview = z.object({
  column: z.number().int(),
  header: z.string(),
  /** Up to 5 values as they stand in the file. */
  samples: z.array(z.string()),
  answered: z.number().int(),
  missing: z.number().int(),
  /** Distinct values, counted up to 1,000. */
  distinct: z.number().int(),
  /** The different answers of a column of few words, at most 20; empty for all others. */
  words: z.array(z.string()),
  /** Those of its words that always count as no answer ("n/a"), unless they are made a point of its scale. */
  noAnswer: z.array(z.string()),
  suggestion: ColumnMapping,
});
export type ColumnPreview = z.infer<typeof ColumnPreview>;

/** What was found in a messages file. */
export const FoundFigures = z.object({
  /** How its shares are written: 45.3 (`percent`) or 0.453 (`fraction`). */
  unit: z.enum(['percent', 'fraction']),
  /** Whether any message has R2. */
  hasR2: z.boolean(),
  audiences: z.array(z.string()),
  /** Headings of columns that are no figures; they are not read. */
  ignored: z.array(z.string()),
});
export type FoundFigures = z.infer<typeof FoundFigures>;

/** A file that was uploaded and read, but is not yet a project's data. */
export const ResonanceFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  bytes: z.number().int(),
  /** `wide`: one table whose columns the user maps; `sheets`: the four named sheets; `messages`: figures per message. */
  form: z.enum(['wide', 'sheets', 'messages']),
  /** Data rows, without the heading. */
  rows: z.number().int(),
  columns: z.array(ColumnPreview),
  /** What a messages file holds; only there. */
  figures: FoundFigures.optional(),
  /** The first rows as they stand in the file, at most 8. */
  preview: z.array(z.array(z.string())),
  encoding: z.string(),
  delimiter: z.string().nullable(),
});
export type ResonanceFile = z.infer<typeof ResonanceFile>;

/** A share in percent with everything needed to judge it. */
export const Share = z.object({
  /** Unrounded percent of the base; null when the base is 0. */
  percent: z.number().nullable(),
  positive: z.number(),
  base: z.number().int(),
  /** Kish's effective base (Σw)²/Σw²; equal to the base when there are no weights. */
  effectiveBase: z.number(),
  /** Wilson 95 % interval in percent; null when the base is 0. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Against the complement within the same base, at 5 % after Benjamini–Hochberg; `untested` below a base of 30. */
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

/** One message within one audience. */
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
  audiences: z.array(z.object({ id: z.string(), subheader: z.string(), base: z.number().int() })),
});
export type FilterColumn = z.infer<typeof FilterColumn>;

/** OR within a variable, AND across variables: ids are grouped by the variable they belong to. */
const Filters = z.array(z.string().max(200)).max(2000);

export const ResonanceSummary = z.object({
  numberOfRespondents: z.number().int(),
  /** Audience values over all variables. */
  numberOfVariables: z.number().int(),
  /** Respondent × message answers that are not missing. */
  numberOfResponseData: z.number().int(),
  /** Message × audience pairs with a base of at least 1. */
  totalNodeConnections: z.number().int(),
});

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
  /** How R1 was made from the answers: each distinct scale with its top box; empty for 0/1 answers. */
  scales: z.array(z.object({ min: z.number().int(), max: z.number().int(), topBox: z.number().int() })),
  weighted: z.boolean(),
  summary: ResonanceSummary,
  filterColumns: z.array(FilterColumn),
  messages: z.array(MessageFigures),
});
export type ResonanceData = z.infer<typeof ResonanceData>;

export const ofProject = z.object({ projectId: z.uuid() });
export const ofId = z.object({ id: z.uuid() });

export const CreateResonance = z
  .object({
    projectName: ProjectName,
    userIds: z.array(z.uuid()).max(1000).default([]),
    theme: z.enum(resonanceThemes),
    dataStructure: z.enum(dataStructures),
    /** Only for `messages`; respondents always show the default vision. */
    vision: z.enum(resonanceVisions).default('default'),
    /** Only for `respondents`: the language of the answers. */
    lang: z.enum(resonanceLanguages).nullish(),
    fileId: z.uuid(),
    /** Required where the file is wide. */
    mapping: z.array(ColumnMapping).max(20_000).optional(),
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
  fileId: z.uuid().optional(),
  mapping: z.array(ColumnMapping).max(20_000).optional(),
});

export const FilterRequest = z.object({ audienceIds: Filters });
export const FilterAnswer = z.object({ respondents: z.number().int(), messages: z.array(MessageFigures) });
export const AudiencesRequest = z.object({ messageId: z.string().max(200), audienceIds: Filters });
export const AudiencesAnswer = z.object({ links: z.array(AudienceLink) });
