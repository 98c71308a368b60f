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
  /** The answers that the reason is about: codes that may mean no answer, words that are not known. */
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

/** A scale of too many points to list: numbers from `min` to `max`. */
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

/** What the answers of rating columns mean. Columns with the same answers share one. */
export const Recode = z.discriminatedUnion('kind', [PointsRecode, RangeRecode]);
export type Recode = z.infer<typeof Recode>;

/** Another way to read a recode that is `unsure`: these points and answers that count as none in the place of its own. */
export const RecodeAlternative = z.object({
  recode: z.string(),
  points: z.array(RecodePoint),
  noAnswer: z.array(z.string()),
});
export type RecodeAlternative = z.infer<typeof RecodeAlternative>;

/**
 * One audience of a column: who gave one of `answers`, or a number of the range. An answer may stand in several values:
 * a net beside its parts.
 */
export const AudienceValue = z.object({
  label: Text.trim().min(1).max(1000),
  answers: z.array(Answer).max(500).default([]),
  /** Numbers from … to, both included; null is open. */
  range: z.object({ from: z.number().nullable(), to: z.number().nullable() }).nullable().default(null),
  /** Not shown; its answers do not become audiences of their own either. */
  hidden: z.boolean().default(false),
});
export type AudienceValue = z.infer<typeof AudienceValue>;

export const AudienceMapping = z.object({
  /** In their order. Answers that stand in none of them become audiences behind them, the most frequent first. */
  values: z.array(AudienceValue).max(500).default([]),
  /** Cells that put a respondent into no audience, beside blanks, "don't know", "n/a" and the like. */
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
  /** Heading of an audience or concept; the message of an R1 or R2 column. */
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

/** What the columns of a wide file mean. Of a workbook with the four named sheets only the recodes `r1` and `r2` are asked for. */
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
  /** All different cells with how often they are there, also those that count as no answer; empty where they are too many. */
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
  /** Lines of the file, at most 20 of `count`. */
  lines: z.array(z.number().int()),
  texts: z.array(z.string()),
  count: z.number().int(),
});
export type FileWarning = z.infer<typeof FileWarning>;

export const HeadingStem = z.object({ text: z.string(), columns: z.array(z.number().int()) });
export type HeadingStem = z.infer<typeof HeadingStem>;

export const FoundFigures = z.object({
  /** How its shares are written: 45.3 (`percent`) or 0.453 (`fraction`). */
  unit: z.enum(['percent', 'fraction']),
  hasR2: z.boolean(),
  audiences: z.array(z.string()),
  ignored: z.array(z.string()),
});
export type FoundFigures = z.infer<typeof FoundFigures>;

/** What the project means whose answers a file is to replace: the file's own columns mean the same, by their headings. */
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
  /** What the answers of columns that can be a rating mean. Of named sheets: `r1` and, where it is there, `r2`. */
  recodes: z.array(Recode),
  alternatives: z.array(RecodeAlternative),
  stems: z.array(HeadingStem),
  /** The filled sheets of a workbook that can be chosen; empty for a csv. Rows are counted up to 1,000 (`more`). */
  sheets: z.array(z.object({ name: z.string(), rows: z.number().int(), columns: z.number().int(), more: z.boolean() })),
  /** Where the table was found or looked for; null where there is nothing to choose. */
  place: z
    .object({
      sheet: z.string().nullable(),
      headerRow: z.number().int(),
      headerRows: z.number().int(),
      confidence: z.enum(['certain', 'unsure']),
    })
    .nullable(),
  /** The first lines of the sheet, for choosing the row of headings; at most 10. */
  top: z.array(z.object({ line: z.number().int(), cells: z.array(z.string()) })),
  warnings: z.array(FileWarning),
  figures: FoundFigures.optional(),
  /** Only where the file was read for a project whose mapping is known. */
  replaced: ReplacedMapping.optional(),
  /** The first rows as they stand in the file, at most 8. */
  preview: z.array(z.array(z.string())),
  encoding: z.string(),
  delimiter: z.string().nullable(),
});
export type ResonanceFile = z.infer<typeof ResonanceFile>;
