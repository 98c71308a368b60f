import { z } from 'zod';
import { Done, endpoint } from '../endpoint.ts';
import { fileReadErrors } from '../sonar/sonar-choices.ts';
import { Segment } from './genie.ts';
import { offsetReasons, resultKinds, resultLimits, resultProducts } from './genie-choices.ts';

/** Messages with about the same prediction: the mean of what was measured of them, in percent, with its 95 % interval. */
const ReliabilityBin = z.object({
  predicted: z.number(),
  measured: z.number(),
  low: z.number(),
  high: z.number(),
  messages: z.number().int(),
});

const Quality = z.object({
  messages: z.number().int(),
  /** Empty below ten messages. */
  bins: z.array(ReliabilityBin),
  /** Spearman's, with its 95 % interval; null below four messages, or where all are alike. */
  rankCorrelation: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
});

const Offset = z.object({
  isUsed: z.boolean(),
  reason: z.enum(offsetReasons),
  shift: z.number(),
  scale: z.number(),
  messages: z.number().int(),
  /** Mean log loss of messages left out, without and with the offset, and the standard error of the gain. */
  lossBefore: z.number(),
  lossAfter: z.number(),
  gainError: z.number(),
});

const KindQuality = z.object({
  kind: z.enum(resultKinds),
  all: Quality,
  byProduct: z.array(Quality.extend({ product: z.enum(resultProducts) })),
  /** ISO 639-1, or `unknown`. */
  byLanguage: z.array(Quality.extend({ language: z.string() })),
  offset: Offset,
});

const SegmentEffect = z.object({
  segment: Segment,
  /** In log-odds of a positive answer, drawn to 0 where little is known. */
  offset: z.number(),
  error: z.number(),
  /** What it adds to an R1 of 50. */
  points: z.number(),
  messages: z.number().int(),
  respondents: z.number().int(),
  surveys: z.array(z.string()),
});

const ResultSource = z.object({
  id: z.uuid(),
  kind: z.enum(resultKinds),
  /** Of the RESONANCE project, or of the file. */
  name: z.string(),
  projectId: z.uuid().nullable(),
  messages: z.number().int(),
  /** Those of a survey that were also predicted; all of a file. */
  matched: z.number().int(),
  addedOn: z.iso.datetime(),
});

export const Calibration = z.object({
  sources: z.array(ResultSource),
  kinds: z.array(KindQuality),
  /** Which kind of results shifts predictions; null: none. */
  used: z.enum(resultKinds).nullable(),
  segments: z.array(SegmentEffect),
  calculatedOn: z.iso.datetime(),
});
export type Calibration = z.infer<typeof Calibration>;

export const calibrationEndpoints = {
  calibration: endpoint({
    method: 'GET',
    path: '/api/settings/predictions',
    summary: 'What GENIE predicted beside what was measured, and whether predictions are shifted by it',
    access: 'settings.manage',
    answer: Calibration,
    large: true,
  }),
  importResults: endpoint({
    method: 'POST',
    path: '/api/settings/predictions/import',
    summary: 'Add measured results from a table (xlsx or csv) with message, shown and clicked; all or nothing',
    access: 'settings.manage',
    upload: { maxBytes: resultLimits.fileBytes },
    slow: true,
    answer: z.object({ id: z.uuid(), messages: z.number().int() }),
    errors: fileReadErrors,
  }),
  deleteResults: endpoint({
    method: 'DELETE',
    path: '/api/settings/predictions/{id}',
    summary: 'Delete the results of a file',
    access: 'settings.manage',
    params: z.object({ id: z.uuid() }),
    answer: Done,
    errors: ['notFound'],
  }),
};
