import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { Text } from '../text.ts';
import { TimeZone } from '../time-zone.ts';
import {
  dateOrders,
  decimalMarks,
  type MetricRole,
  metricFileLimits,
  metricForms,
  metricQuestions,
  metricRoles,
} from './metric-file-choices.ts';
import { metricNames } from './metrics.ts';
import { fileReadErrors, socialNetworks } from './sonar-choices.ts';

const roles = [...new Set(Object.values(metricRoles).flat())] as [MetricRole, ...MetricRole[]];
const Network = z.enum(socialNetworks);

export const MetricColumn = z.object({
  /** Counts from 1. */
  column: z.number().int().min(1).max(20_000),
  role: z.enum(roles),
  metric: z.enum(metricNames).nullable().default(null),
  network: Network.nullable().default(null),
});
export type MetricColumn = z.output<typeof MetricColumn>;

/** What a name in the file means: a brand of the project, or, without a domain, none: its rows are left out. */
const NamedBrand = z.object({
  name: Text.max(metricFileLimits.nameCharacters),
  domain: Text.max(2000).nullable(),
  company: Text.max(200).nullable(),
});

export const MetricMapping = z.object({
  form: z.enum(metricForms),
  columns: z.array(MetricColumn).max(metricFileLimits.columns),
  domain: Text.max(2000).nullable().default(null),
  company: Text.max(200).nullable().default(null),
  network: Network.nullable().default(null),
  metric: z.enum(metricNames).nullable().default(null),
  year: z.number().int().min(2000).max(2999).nullable().default(null),
  dateOrder: z.enum(dateOrders).nullable().default(null),
  decimalMark: z.enum(decimalMarks).nullable().default(null),
  /** Of the times of posts that name none. */
  timeZone: TimeZone.nullable().default(null),
  /** Confirms it where no column tells a post from the sum of a day. */
  rowsArePosts: z.boolean().default(false),
  /** Whether days without a row, between the first and last of a brand on a network, had nothing: 0 posts. */
  missingDaysAreZero: z.boolean().default(false),
  /** Of the names that no brand of the project has. */
  names: z.array(NamedBrand).max(metricFileLimits.names).default([]),
});
export type MetricMapping = z.output<typeof MetricMapping>;

export const MetricFile = z.object({
  fileName: z.string(),
  /** Of each column its heading, '' where it has none, and whether any row fills it. */
  columns: z.array(z.object({ column: z.number().int(), heading: z.string(), isBlank: z.boolean() })),
  rows: z.number().int(),
  /** Filled sheets that are not read. */
  otherSheets: z.array(z.string()),
  /** They are read as the others. */
  hiddenRows: z.number().int(),
  firstRows: z.array(z.array(z.string())),
  mapping: MetricMapping,
  questions: z.array(z.enum(metricQuestions)),
});
export type MetricFile = z.infer<typeof MetricFile>;

/** What an import has brought; `from` and `to` are its first and last day, YYYY-MM-DD. */
export const ImportedMetrics = z.object({
  brands: z.number().int(),
  values: z.number().int(),
  from: z.iso.date(),
  to: z.iso.date(),
  /** Names whose rows were left out as asked, in the order of the file; left out where there is none. */
  leftOut: z.array(z.object({ name: z.string(), rows: z.number().int() })).optional(),
  /**
   * Brands that now have days, within these, with more comments than interactions, of which comments are a part: what
   * was there before contradicts the file. At most 20, those with most such days first; left out where there is none.
   */
  commentsAbove: z
    .array(
      z.object({
        brandCompany: z.string(),
        network: Network,
        days: z.number().int(),
      }),
    )
    .optional(),
});
export type ImportedMetrics = z.infer<typeof ImportedMetrics>;

const upload = { maxBytes: metricFileLimits.fileBytes };

export const sonarMetricImportEndpoints = {
  readMetricFile: endpoint({
    method: 'POST',
    path: '/api/sonar/metrics/read-file',
    summary: 'Read the headings of a file of metrics (xlsx or csv), propose what they mean, and keep nothing',
    access: 'projects.edit-sonar',
    upload,
    slow: true,
    answer: MetricFile,
    errors: fileReadErrors,
  }),
  importMetrics: endpoint({
    method: 'POST',
    path: '/api/sonar/metrics/import/{id}',
    summary:
      'Import a file of metrics into a SONAR project: the field "mapping" as JSON, then the file; the days it gives are replaced; all or nothing',
    access: 'projects.edit-sonar',
    params: z.object({ id: z.uuid() }),
    upload,
    slow: true,
    answer: ImportedMetrics,
    errors: ['notFound', 'jobInProgress', ...fileReadErrors],
  }),
};
