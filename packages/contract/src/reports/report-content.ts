import { z } from 'zod';
import { PictureRef } from '../pictures/pictures.ts';
import { missingReasons, reportLanguages } from './report-choices.ts';

/** What stands below a block, each in the report's language; what there is none of is null. */
const Source = z.object({
  project: z.string(),
  period: z.string().nullable(),
  base: z.string().nullable(),
  /** As of which day the figures are. */
  asOf: z.string().nullable(),
  /** Where the figures come from, and how they are read. */
  origin: z.string().nullable(),
  /** Whether the project is demo data: not measured. */
  isDemo: z.boolean().optional(),
});
export type Source = z.infer<typeof Source>;

/** A figure as it was counted; `decimals` are those that are shown. */
const Figure = z.object({
  label: z.string(),
  value: z.number().nullable(),
  decimals: z.number().int(),
  unit: z.enum(['', '%']),
  /** Against the period before, in points. */
  change: z.number().nullable(),
  /** Whether the change is no more than noise; unknown without it. */
  isNoise: z.boolean().optional(),
  /** The ends of its interval. */
  low: z.number().nullable(),
  high: z.number().nullable(),
  note: z.string(),
});
export type Figure = z.infer<typeof Figure>;

/** A scatter has a point for each category: its first series says how far right, its second how far up, on one scale. */
export const Chart = z.object({
  title: z.string(),
  form: z.enum(['bars', 'lines', 'scatter']),
  categories: z.array(z.string()),
  /** What is said of each category beside its name, such as its base. */
  notes: z.array(z.string()).optional(),
  /** As many values as categories each; null where nothing is known. */
  series: z.array(
    z.object({
      name: z.string(),
      values: z.array(z.number().nullable()),
      /** The interval of each value. */
      intervals: z.array(z.object({ low: z.number(), high: z.number() }).nullable()).optional(),
      /** One number throughout, that is aimed at. */
      isGoal: z.boolean().optional(),
      /** Of lines: its colour among those of series, from 0. */
      hue: z.number().int().optional(),
      /** What the other series of bars was in the period before. */
      isBefore: z.boolean().optional(),
    }),
  ),
  /** What happened meanwhile, numbered from 1 in this order: where among the categories, with parts of the way between two. */
  events: z.array(z.object({ from: z.number(), to: z.number(), label: z.string() })).optional(),
  /** By what bars are sorted where it is none of their series. */
  sortedBy: z.object({ name: z.string(), values: z.array(z.number().nullable()) }).optional(),
  min: z.number(),
  max: z.number(),
  /** What bars are held against. */
  reference: z.object({ value: z.number(), label: z.string() }).optional(),
  decimals: z.number().int(),
  unit: z.enum(['', '%']),
  /** The category of bars or points, or the series of lines, that is the customer's own brand. */
  own: z.number().int().nullable(),
});
export type Chart = z.infer<typeof Chart>;

const Cell = z.union([z.string(), z.number(), z.null()]);
const Column = z.object({
  label: z.string(),
  /** Null for text. */
  decimals: z.number().int().nullable(),
  /** Points since the period before: a mark says up or down. */
  isChange: z.boolean().optional(),
});

const titled = { title: z.string(), source: Source };

/** A block with its figures, frozen or as they are now: all that page, slide and PDF draw. */
export const BlockContent = z.discriminatedUnion('look', [
  z.object({ look: z.literal('text'), title: z.string(), paragraphs: z.array(z.string()) }),
  z.object({
    ...{ look: z.literal('figures'), ...titled, lead: z.string() },
    /** What has to be known of the lead: how sure it is. */
    remark: z.string().optional(),
    figures: z.array(Figure),
  }),
  z.object({ look: z.literal('chart'), ...titled, chart: Chart }),
  z.object({
    look: z.literal('table'),
    ...titled,
    columns: z.array(Column),
    rows: z.array(z.array(Cell)),
    /** The row of the customer's own brand. */
    own: z.number().int().nullable().optional(),
    /** The rows whose change is no more than noise. */
    noise: z.array(z.number().int()).optional(),
    /** The rows of too few answers to rank. */
    unranked: z.array(z.number().int()).optional(),
  }),
  z.object({ look: z.literal('chapter'), ...titled, paragraphs: z.array(z.string()), chart: Chart.nullable() }),
  z.object({
    look: z.literal('messages'),
    ...titled,
    messages: z.array(z.object({ text: z.string(), note: z.string() })),
  }),
  z.object({
    look: z.literal('image'),
    ...titled,
    /** JPEG in base64. */
    pictures: z.array(
      z.object({ content: z.string(), width: z.number(), height: z.number(), description: z.string() }),
    ),
    paragraphs: z.array(z.string()),
  }),
  z.object({ look: z.literal('missing'), title: z.string(), reason: z.enum(missingReasons), text: z.string() }),
]);
export type BlockContent = z.infer<typeof BlockContent>;

export const EditionContent = z.object({
  title: z.string(),
  language: z.enum(reportLanguages),
  /** The customer whom the report is for; without a logo of their own it wears the agency's. */
  company: z.object({ name: z.string(), logo: PictureRef.nullable() }).nullable(),
  madeOn: z.iso.datetime(),
  blocks: z.array(z.object({ id: z.uuid(), content: BlockContent })),
});
export type EditionContent = z.infer<typeof EditionContent>;
