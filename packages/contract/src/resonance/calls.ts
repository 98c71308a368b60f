import { z } from 'zod';
import { Done } from '../endpoint.ts';
import { projectCalls } from '../projects/project-calls.ts';
import {
  BenchmarkAnswer,
  BenchmarkGroups,
  ConceptResponse,
  Concepts,
  CorrelatedMessages,
  HeadToHeadConcepts,
  HeadToHeadMessages,
} from './calculation-answers.ts';
import { Norms } from './norms.ts';
import {
  AudienceLink,
  AudiencesAnswer,
  AudiencesRequest,
  FilterAnswer,
  FilterRequest,
  ResonanceData,
} from './resonance.ts';
import { crosstabFormats, maxBannerColumns } from './resonance-choices.ts';
import { SavedList } from './saved.ts';
import {
  Code,
  CodedRows,
  CodeShares,
  CodeSharesRequest,
  FoundVerbatims,
  NewCode,
  VerbatimQuestions,
  VerbatimSearch,
} from './verbatims.ts';
import { WaveTrend } from './waves.ts';

const Id = z.string().max(200);
const Filters = z.array(Id).max(2000);

const InitRequest = z.object({ audienceIds: Filters });
const InitAnswer = z.object({
  messageId: z.string().nullable(),
  links: z.array(AudienceLink),
  correlated: CorrelatedMessages.nullable(),
});
const OneMessageRequest = z.object({ messageId: Id, audienceIds: Filters });
const MessagesRequest = z.object({ messageIds: z.array(Id).min(2).max(20), audienceIds: Filters });
export const ConceptsRequest = z.object({
  conceptId: Id.nullish(),
  compareTo: z.array(Id).max(20).default([]),
  audienceIds: Filters.default([]),
});
const ConceptsAnswer = Concepts.extend({ response: ConceptResponse.nullable() });
const HeadToHeadConceptsRequest = z.object({ conceptIds: z.array(Id).min(1).max(20), audienceIds: Filters });
/** Ids of nodes: OR within a group, AND across groups. */
const BenchmarkRequest = z.array(Id).max(5000);
export const CrosstabRequest = z
  .object({
    /** Audiences that are columns. */
    banner: z.array(Id).max(maxBannerColumns),
    /** Saved filters that are columns behind them. */
    filterIds: z.array(z.uuid()).max(maxBannerColumns).default([]),
    audienceIds: Filters,
    format: z.enum(crosstabFormats),
    lang: z.enum(['en', 'de']),
  })
  .refine(({ banner, filterIds }) => {
    const columns = banner.length + filterIds.length;
    return columns > 0 && columns <= maxBannerColumns;
  });

export const resonanceCalls = projectCalls(
  { opens: 'RESONANCE', root: 'resonance' },
  {
    resonanceData: {
      path: 'data',
      summary: 'Summary, audiences and the figures of all messages over all respondents',
      isOpening: true,
      answer: ResonanceData,
    },
    filterMessages: {
      path: 'filter/messages',
      summary: 'The figures of all messages among the respondents that the filter leaves',
      request: FilterRequest,
      answer: FilterAnswer,
    },
    messageAudiences: {
      path: 'calculations/data',
      summary: 'The figures of one message in every audience, under a filter and over all respondents',
      request: AudiencesRequest,
      answer: AudiencesAnswer,
    },
    initialCalculation: {
      path: 'calculations/init',
      summary: 'What the message response shows first',
      request: InitRequest,
      answer: InitAnswer,
    },
    correlatedMessages: {
      path: 'high/performing',
      summary: 'The other messages among those who are positive to one',
      request: OneMessageRequest,
      answer: CorrelatedMessages,
    },
    headToHeadMessages: {
      path: 'h2h/messages',
      summary: 'Messages beside each other, and which of them may be the best',
      request: MessagesRequest,
      answer: HeadToHeadMessages,
    },
    concepts: {
      path: 'concepts',
      summary: 'The concepts, and the subconcepts of one beside those of others',
      request: ConceptsRequest,
      answer: ConceptsAnswer,
    },
    headToHeadConcepts: {
      path: 'h2h/concepts',
      summary: 'Concepts beside each other',
      request: HeadToHeadConceptsRequest,
      answer: HeadToHeadConcepts,
    },
    benchmarkGroups: {
      path: 'benchmarks',
      summary: 'What a benchmark can be made of',
      request: z.object({}),
      answer: BenchmarkGroups,
    },
    benchmark: {
      path: 'calculations/benchmarks',
      summary: 'The percentage of all respondents that the chosen nodes leave',
      request: BenchmarkRequest,
      answer: BenchmarkAnswer,
    },
    savedFilters: {
      path: 'saved',
      summary: 'The saved filters and banners of a project',
      answer: SavedList,
    },
    verbatimQuestions: {
      path: 'verbatims',
      summary: 'The open questions of a project, and the codes of their answers',
      isStaffOnly: true,
      slow: true,
      answer: VerbatimQuestions,
    },
    searchVerbatims: {
      path: 'verbatims/search',
      summary: 'Answers to an open question, by words, code and audience',
      request: VerbatimSearch,
      isStaffOnly: true,
      slow: true,
      answer: FoundVerbatims,
    },
    codeShares: {
      path: 'verbatims/shares',
      summary: 'How many of those who answered an open question have its codes, in all and by audience',
      request: CodeSharesRequest,
      isStaffOnly: true,
      slow: true,
      answer: CodeShares,
    },
    saveCode: {
      path: 'verbatims/codes',
      summary: 'Add a code to an open question, or change its name and rule',
      request: NewCode,
      isStaffOnly: true,
      slow: true,
      answer: Code,
      errors: ['limitReached'],
    },
    deleteCode: {
      path: 'verbatims/codes',
      method: 'DELETE',
      summary: 'Delete a code',
      query: z.object({ codeId: z.uuid() }),
      isStaffOnly: true,
      answer: Done,
    },
    setCoded: {
      path: 'verbatims/coded',
      summary: 'Give answers a code by hand, or take it from them',
      request: CodedRows,
      isStaffOnly: true,
      answer: Done,
    },
    waveTrend: {
      path: 'waves',
      summary: 'The shares of all messages over the waves of a questionnaire, of which the project is the last',
      request: FilterRequest,
      isStaffOnly: true,
      slow: true,
      answer: WaveTrend,
    },
    norms: {
      path: 'norms',
      summary: 'Where the messages of a project stand among comparable ones of all projects that the caller may open',
      isStaffOnly: true,
      slow: true,
      answer: Norms,
    },
    exportAnswers: {
      path: 'answers/export',
      summary:
        'All answers as a file of SPSS: a case a respondent, with audiences, ratings, concepts, weight and labels',
      request: z.object({
        lang: z.enum(['en', 'de']),
        /** What respondents wrote, which is personal data, and the codes of it. */
        withOpenAnswers: z.boolean().default(false),
      }),
      isStaffOnly: true,
      slow: true,
      download: 'application/octet-stream',
      answer: z.any(),
    },
    exportCrosstab: {
      path: 'crosstab/export',
      summary: 'A crosstab of messages by chosen audiences, with bases and letters of significance, as XLSX or CSV',
      request: CrosstabRequest,
      download: 'application/octet-stream',
      answer: z.any(),
    },
  },
);
