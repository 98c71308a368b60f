import { z } from 'zod';
import { endpoint, page, paging } from '../endpoint.ts';
import { pathSorts, pathTypes } from './path-choices.ts';

const Count = z.number().int();

/** What GENIE predicts, 0–100 with its 90 % interval. */
const Predicted = z.object({
  projectId: z.uuid(),
  interest: z.number(),
  low: z.number(),
  high: z.number(),
});

/** What RESONANCE measured: the share of positive answers to R1 in percent, as its page has it. */
const MeasuredShare = z.object({ projectId: z.uuid(), percent: z.number(), base: Count });

/** One message on its way. What there is none of, or what the caller may not open, is null. */
const PathRow = z.object({
  text: z.string(),
  /** The headline that it began with. */
  idea: z.object({ projectId: z.uuid(), headline: z.string() }).nullable(),
  /** On a board of SCOUT; edited: its text is no longer the one that it began with. */
  message: z.object({ projectId: z.uuid(), count: Count, isFinal: z.boolean(), isEdited: z.boolean() }).nullable(),
  predicted: Predicted.nullable(),
  measured: MeasuredShare.nullable(),
  /** Among the messages of the same survey that were predicted as well, 1 is the best; null for one that is not both. */
  places: z.object({ predicted: Count, measured: Count, of: Count }).nullable(),
});
export type PathRow = z.infer<typeof PathRow>;

export const MessagePath = page(PathRow).extend({
  /** Those that messages came through, and the project asked for. */
  projects: z.array(z.object({ id: z.uuid(), projectName: z.string(), projectType: z.enum(pathTypes) })),
  steps: z.object({ ideas: Count, messages: Count, predicted: Count, measured: Count }),
  /** Of messages that are both predicted and measured. */
  agreement: z.object({
    messages: Count,
    /** Spearman's, with its 95 % interval; null below four messages, or where all are alike. */
    rankCorrelation: z.object({ value: z.number(), low: z.number(), high: z.number() }).nullable(),
  }),
  /** Results of the workspace by which predictions are shifted; null where they are not. */
  learnt: z.object({ messages: Count }).nullable(),
  /** Predicted and measured of each message that is both, the first ones. */
  pairs: z.array(z.object({ text: z.string(), predicted: z.number(), measured: z.number() })),
});
export type MessagePath = z.infer<typeof MessagePath>;

export const pathEndpoints = {
  messagePath: endpoint({
    method: 'GET',
    path: '/api/project/{id}/path',
    summary: 'Messages from their idea to what was predicted and measured, over the projects that they came through',
    access: 'projects.use',
    params: z.object({ id: z.uuid() }),
    query: paging(pathSorts, '-measured').extend({ query: z.string().max(100).default('') }),
    answer: MessagePath,
    errors: ['notFound'],
  }),
};
