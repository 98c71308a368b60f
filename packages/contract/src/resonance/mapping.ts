import { z } from 'zod';
import { Text } from '../text.ts';
import { columnRoles, fileWarnings, maxPoints, recodeReasons, separators } from './resonance-choices.ts';

/** A cell of a file, as it stands there. Compared without capitals and surplus blanks, numbers by their value. */
const Answer = z.string().max(1000);

export const RecodePoint = z.object({
  label: z.string().max(200),
  answers: z.array(Answer).max(50),
  positive: z.boolean(),
});
export type RecodePoint = z.infer<typeof RecodePoint>;

const recognised = {
  id: z.string().min(1).max(60),
  /** Cells that count as no answer, beside blanks and, unless a point takes them, "don't know", "n/a" and the like. */
  noAnswer: z.array(Answer).max(100).default([]),
  confidence: z.enum(['certain', 'unsure']),
  reason: z.enum(recodeReasons),
  doubtful: z.array(Answer).max(50).default([]),
  /** The user has looked at it; without this nothing is imported on a recode that is `unsure`. */
  confirmed: z.boolean().default(false),
};

/** A scale of single points, from the most negative to the most positive. */
export const PointsRecode = z.object({
  kind: z.literal('points'),
  ...recognised,
  points: z.array(RecodePoint).min(2).max(maxPoints),
});
export type PointsRecode = z.infer<typeof PointsRecode>;

export const RangeRecode = z.object({
  kind: z.literal('range'),
  ...recognised,
  min: z.number(),
  max: z.number(),
  /** `ascending`: this number and above count as positive; `descending`: this number and below. */
  positiveFrom: z.number(),
  direction: z.enum(['ascending', 'descending']),
});
export type RangeRecode = z.infer<typeof RangeRecode>;

export const Recode = z.discriminatedUnion('kind', [PointsRecode, RangeRecode]);
export type Recode = z.infer<typeof Recode>;

export const RecodeAlternative = z.object({
  recode: z.string(),
  points: z.array(RecodePoint),
  noAnswer: z.array(z.string()),
});
export type RecodeAlternative = z.infer<typeof RecodeAlternative>;

export const AudienceValue = z.object({
  label: Text.trim().min(1).max(1000),
  answers: z.array(Answer).max(500).default([]),
  /** Numbers from … to, both included; null is open. */
  range: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable().default(null),
  hidden: z.boolean().default(false),
});
export type AudienceValue = z.infer<typeof AudienceValue>;

export const AudienceMapping = z.object({
  /** In their order. Answers that stand in none of them become audiences behind them, the most frequent first. */
  values: z.array(AudienceValue).max(500).default([]),
  noAnswer: z.array(Answer).max(100).default([]),
  /** A cell holds several answers, parted by this: its audiences overlap. */
  separator: z.enum(separators).nullable().default(null),
  /**
   * One option of a multiple choice: the column says who ticked it. All columns of one label are one variable, whose
   * audiences overlap.
   */
  choice: z
    .object({
      label: Text.trim().min(1).max(1000),
      ticked: z.array(Answer).min(1).max(50),
      unticked: z.array(Answer).max(50).default([]),
    })
    .nullable()
    .default(null),
  /** Its answers join those of other columns of the same label ("first mention", "second mention"). */
  joined: z.boolean().default(false),
});
export type AudienceMapping = z.infer<typeof AudienceMapping>;

/**
 * One column of a wide file and what it means.
 * `message`: the text of the message that an `r1` or `r2` column rates; two columns with one text are one message.
 */
export const ColumnMapping = z.object({
  /** Position in the file, from 0. */
  column: z.number().int().min(0),
  /** As the file has it; a later file's columns are matched by it. The import fills it in. */
  heading: z.string().max(1000).optional(),
  role: z.enum(columnRoles),
  label: Text.trim().max(1000),
  /** Of an R1 or R2 column: the id of its recode. Other columns may keep one for when they become a rating. */
  recode: z.string().max(60).nullable().default(null),
  /** Of an audience column; null: every answer is an audience, in the usual order. */
  audience: AudienceMapping.nullable().default(null),
});
export type ColumnMapping = z.infer<typeof ColumnMapping>;

export const TablePlace = z.object({
  sheet: z.string().max(200).optional(),
  /** The line of the (first) row of headings, from 1 as a spreadsheet counts. */
  headerRow: z.number().int().min(1).max(100).optional(),
  headerRows: z.number().int().min(1).max(3).optional(),
});
export type TablePlace = z.infer<typeof TablePlace>;

export const ResonanceMapping = TablePlace.extend({
  recodes: z.array(Recode).max(20_000),
  columns: z.array(ColumnMapping).max(20_000),
});
export type ResonanceMapping = z.infer<typeof ResonanceMapping>;

export const ColumnPreview = z.object({
  column: z.number().int(),
  header: z.string(),
  samples: z.array(z.string()),
  answered: z.number().int(),
  missing: z.number().int(),
  /** Distinct values, counted up to 1,000. */
  distinct: z.number().int(),
  values: z.array(z.object({ value: z.string(), count: z.number().int() })),
  /**
   * `recode` is set wherever the column could be a rating, `audience` wherever it could be an audience: its role can be
   * changed without asking the server.
   */
  suggestion: ColumnMapping,
});
export type ColumnPreview = z.infer<typeof ColumnPreview>;

export const FileWarning = z.object({
  code: z.enum(fileWarnings),
  /** Positions of columns that it is about, from 0. */
  columns: z.array(z.number().int()),
  lines: z.array(z.number().int()),
  texts: z.array(z.string()),
  count: z.number().int(),
});
export type FileWarning = z.infer<typeof FileWarning>;

export const HeadingStem = z.object({ text: z.string(), columns: z.array(z.number().int()) });
export type HeadingStem = z.infer<typeof HeadingStem>;

const Place = z.number().int().min(0).max(20_000);

/** Where a messages file has what, from 0, whatever its headings say; `r2` is null where it was not asked. */
export const FigureColumns = z
  .object({ message: Place, r1: Place, r2: Place.nullable(), base: Place })
  .refine((columns) => new Set(Object.values(columns)).size === 4);
export type FigureColumns = z.infer<typeof FigureColumns>;

export const FoundFigures = z.object({
  /** How its shares are written: 45.3 (`percent`) or 0.453 (`fraction`). */
  unit: z.enum(['percent', 'fraction']),
  hasR2: z.boolean(),
  audiences: z.array(z.string()),
  ignored: z.array(z.string()),
});
export type FoundFigures = z.infer<typeof FoundFigures>;

export const ReplacedMapping = z.object({
  recodes: z.array(Recode),
  /** By the file's columns: what the column of the same heading means in the project; null where it has none. */
  columns: z.array(ColumnMapping.nullable()),
  missing: z.array(ColumnMapping),
});
export type ReplacedMapping = z.infer<typeof ReplacedMapping>;

export const ResonanceFile = z.object({
  id: z.uuid(),
  fileName: z.string(),
  bytes: z.number().int(),
  /** `wide`: one table whose columns the user maps; `sheets`: the four named sheets; `messages`: figures per message. */
  form: z.enum(['wide', 'sheets', 'messages']),
  rows: z.number().int(),
  columns: z.array(ColumnPreview),
  recodes: z.array(Recode),
  alternatives: z.array(RecodeAlternative),
  stems: z.array(HeadingStem),
  sheets: z.array(z.object({ name: z.string(), rows: z.number().int(), columns: z.number().int(), more: z.boolean() })),
  place: z
    .object({
      sheet: z.string().nullable(),
      headerRow: z.number().int(),
      headerRows: z.number().int(),
      confidence: z.enum(['certain', 'unsure']),
    })
    .nullable(),
  top: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  warnings: z.array(FileWarning),
  /** Of a messages file; absent where its headings don't say which column is which: `FigureColumns` has to. */
  figures: FoundFigures.optional(),
  replaced: ReplacedMapping.optional(),
  preview: z.array(z.array(z.string())),
  encoding: z.string(),
  delimiter: z.string().nullable(),
});
export type ResonanceFile = z.infer<typeof ResonanceFile>;
