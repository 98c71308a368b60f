import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { withCredentials } from '../projects/sharing.ts';
import {
  BenchmarkAnswer,
  BenchmarkGroups,
  ConceptResponse,
  Concepts,
  ConceptsHeadToHead,
  CorrelatedMessages,
  HeadToHead,
} from './calculations.ts';
import { AudienceLink, ofProject } from './resonance.ts';
import { crosstabFormats, maxBannerColumns } from './resonance-choices.ts';

const Id = z.string().max(200);
const Filters = z.array(Id).max(2000);

export const InitRequest = z.object({ audienceIds: Filters });
/** What the message response shows first: the message with the highest total, in every audience and with the others. */
export const InitAnswer = z.object({
  /** Null where no message is ranked. */
  messageId: z.string().nullable(),
  links: z.array(AudienceLink),
  correlated: CorrelatedMessages.nullable(),
});
export const OneMessageRequest = z.object({ messageId: Id, audienceIds: Filters });
export const MessagesRequest = z.object({ messageIds: z.array(Id).min(2).max(20), audienceIds: Filters });
/** Without a concept only the list is answered. */
export const ConceptsRequest = z.object({
  conceptId: Id.nullish(),
  compareTo: z.array(Id).max(20).default([]),
  audienceIds: Filters.default([]),
});
export const ConceptsAnswer = Concepts.extend({ response: ConceptResponse.nullable() });
export const ConceptsHeadToHeadRequest = z.object({ conceptIds: z.array(Id).min(1).max(20), audienceIds: Filters });
/** Ids of nodes: OR within a group, AND across groups. */
export const BenchmarkRequest = z.array(Id).max(5000);
export const CrosstabRequest = z.object({
  /** The columns, beside the total. */
  banner: z.array(Id).min(1).max(maxBannerColumns),
  audienceIds: Filters,
  format: z.enum(crosstabFormats),
  /** The language of the headings. */
  lang: z.enum(['en', 'de']),
});

const refused = ['wrongCredentials', 'tooManyRequests', 'notFound'] as const;
const fileTypes = 'application/octet-stream';

const ofStaff = <const P extends string, B extends z.ZodType, A extends z.ZodType>(
  path: P,
  summary: string,
  body: B,
  answer: A,
) =>
  endpoint({
    method: 'POST',
    path: `/api/resonance/${path}` as const,
    summary,
    access: 'projects.use',
    query: ofProject,
    body,
    answer,
    errors: ['notFound'],
  });

const ofConsumers = <const P extends string, B extends z.ZodType, A extends z.ZodType>(
  path: P,
  summary: string,
  body: B,
  answer: A,
) =>
  endpoint({
    method: 'POST',
    path: `/api/consumer/resonance/${path}` as const,
    summary: `${summary}, of a shared project`,
    access: 'consumer',
    opens: 'RESONANCE',
    body: withCredentials(body),
    answer,
    errors: refused,
  });

const init = ['calculations/init', 'What the message response shows first', InitRequest, InitAnswer] as const;
const correlated = [
  'high/performing',
  'The other messages among those who are positive to one',
  OneMessageRequest,
  CorrelatedMessages,
] as const;
const headToHead = [
  'h2h/messages',
  'Messages beside each other, and which of them may be the best',
  MessagesRequest,
  HeadToHead,
] as const;
const concepts = [
  'concepts',
  'The concepts, and the subconcepts of one beside those of others',
  ConceptsRequest,
  ConceptsAnswer,
] as const;
const conceptsHeadToHead = [
  'h2h/concepts',
  'Concepts beside each other',
  ConceptsHeadToHeadRequest,
  ConceptsHeadToHead,
] as const;
const groups = ['benchmarks', 'What a benchmark can be made of', z.object({}), BenchmarkGroups] as const;
const benchmark = [
  'calculations/benchmarks',
  'The percentage of all respondents that the chosen nodes leave',
  BenchmarkRequest,
  BenchmarkAnswer,
] as const;
const crosstab = [
  'crosstab/export',
  'A crosstab of messages by chosen audiences, with bases and letters of significance, as XLSX or CSV',
  CrosstabRequest,
  z.any(),
] as const;

export const resonanceCalculationEndpoints = {
  initialCalculation: ofStaff(...init),
  correlatedMessages: ofStaff(...correlated),
  headToHeadMessages: ofStaff(...headToHead),
  concepts: ofStaff(...concepts),
  headToHeadConcepts: ofStaff(...conceptsHeadToHead),
  benchmarkGroups: ofStaff(...groups),
  benchmark: ofStaff(...benchmark),
  exportCrosstab: { ...ofStaff(...crosstab), download: fileTypes },
  sharedInitialCalculation: ofConsumers(...init),
  sharedCorrelatedMessages: ofConsumers(...correlated),
  sharedHeadToHeadMessages: ofConsumers(...headToHead),
  sharedConcepts: ofConsumers(...concepts),
  sharedHeadToHeadConcepts: ofConsumers(...conceptsHeadToHead),
  sharedBenchmarkGroups: ofConsumers(...groups),
  sharedBenchmark: ofConsumers(...benchmark),
  exportSharedCrosstab: { ...ofConsumers(...crosstab), download: fileTypes },
};
