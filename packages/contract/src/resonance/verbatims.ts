import { z } from 'zod';
import { Name, Text } from '../text.ts';
import { verbatimLimits } from './analysis-choices.ts';
import { Share } from './resonance.ts';

const Question = z.object({
  /** Its place among the questions of the file. */
  id: z.number().int(),
  label: z.string(),
  answers: z.number().int(),
});

export const Code = z.object({
  id: z.uuid(),
  questionId: z.number().int(),
  name: z.string(),
  /** Answers with these words have it: all words between two commas, of one of the parts. Null: by hand alone. */
  rule: z.string().nullable(),
  answers: z.number().int(),
});
export type Code = z.infer<typeof Code>;

/** Codes of questions that the answers do not have any more are left out. */
export const VerbatimQuestions = z.object({ questions: z.array(Question), codes: z.array(Code) });
export type VerbatimQuestions = z.infer<typeof VerbatimQuestions>;

const Filters = z.array(z.string().max(200)).max(2000);
const QuestionId = z.number().int().min(0);

export const VerbatimSearch = z.object({
  questionId: QuestionId,
  /** As a rule; '' for all. */
  query: Text.max(verbatimLimits.rule),
  /** Those with a code, or with none. */
  codeId: z.union([z.uuid(), z.literal('none')]).nullable(),
  audienceIds: Filters,
  page: z.number().int().min(0).max(1_000_000),
});
export const FoundVerbatims = z.object({
  total: z.number().int(),
  verbatims: z.array(z.object({ row: z.number().int(), text: z.string(), codeIds: z.array(z.uuid()) })),
});
export type FoundVerbatims = z.infer<typeof FoundVerbatims>;

export const CodeSharesRequest = z.object({ questionId: QuestionId, audienceIds: Filters });
export const CodeShares = z.object({
  codes: z.array(
    z.object({
      id: z.uuid(),
      /** Of those who answered the question, under the filter; not tested. */
      share: Share,
      /** Each against those who answered and are not in it; all audiences of a code are a family of tests. */
      audiences: z.array(z.object({ audienceId: z.string(), header: z.string(), subheader: z.string(), share: Share })),
    }),
  ),
});
export type CodeShares = z.infer<typeof CodeShares>;

export const NewCode = z.object({
  id: z.uuid().nullable(),
  questionId: QuestionId,
  name: Name.pipe(z.string().max(verbatimLimits.name)),
  rule: Text.trim().max(verbatimLimits.rule).nullable(),
});

export const CodedRows = z.object({
  codeId: z.uuid(),
  rows: z.array(z.number().int().min(0)).min(1).max(verbatimLimits.rows),
  isCoded: z.boolean(),
});
