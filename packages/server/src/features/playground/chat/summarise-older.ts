import { type Prompt, quote, quotesAreData } from '#/features/ai/engines/prompt.ts';
import { startRun } from '#/features/ai/runs/start-run.ts';
import { askerOf } from '#/features/ai/usage/quota.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findConversation } from '../conversations/conversations.store.ts';
import { loadContext, loadThread } from '../conversations/load-conversation.ts';
import { findRunTexts } from '../conversations/messages.store.ts';
import { keepSummary } from '../conversations/summaries.store.ts';
import { summariseByBeginnings, type Turn } from './context.ts';

/** Of turns that no model has summarised yet, in characters: fewer wait for more. */
const worthAsking = 4000;
/** Of one turn, in characters. */
const maxTurn = 8000;
/** Of what is summarised at once, in characters. */
const maxTurns = 60_000;

interface SummaryInput {
  readonly before: string | null;
  readonly turns: readonly Turn[];
}

const summaryPrompt: Prompt<SummaryInput> = {
  name: 'playground-summary',
  version: 1,
  purpose: 'chat',
  instructions: () =>
    [
      'You keep the memory of a conversation between a user and an assistant. The assistant will read your summary in place of what was said.',
      quotesAreData,
      'Write at most 250 words in the language of the conversation: what the user wants, what was found out with every figure, name and decision as it was said, and what is still open. Add nothing that was not said.',
    ].join('\n\n'),
  messages: ({ before, turns }) => [
    {
      role: 'user',
      text: [
        ...(before ? [quote('summary', before)] : []),
        ...turns.map(({ role, text }) => quote(role === 'user' ? 'question' : 'answer', text.slice(0, maxTurn))),
      ].join('\n\n'),
    },
  ],
  builtIn: ({ turns }) => [summariseByBeginnings(turns)],
};

type Ended = Pick<Parameters<typeof startRun>[1], 'choices'> & { readonly conversationId: string };

/**
 * Lets the conversation's own model summarise the turns that the next question leaves out of its context. Where that
 * fails, or no model is there, the next question has how each turn begins.
 */
export const summariseOlder = async (
  services: Services,
  caller: Caller,
  { conversationId, choices = [] }: Ended,
): Promise<void> => {
  const { db } = services;
  const models = choices.filter(({ kind }) => kind !== 'BUILT_IN');
  if (models.length === 0) return;
  const conversation = await findConversation(db, caller.id, conversationId);
  if (!conversation) return;
  const { path } = await loadThread(services, conversation);
  const { summary, kept } = await loadContext(db, conversation, path);
  if (!summary) return;
  const turns = takeFirst(summary.rest);
  if (turns.reduce((sum, { text }) => sum + text.length, 0) < worthAsking) return;
  await startRun(services, {
    prompt: summaryPrompt,
    input: { before: summary.runId ? (kept?.text ?? null) : null, turns },
    asker: askerOf(caller),
    choices: models,
    onEnd: async (runId) => {
      const run = await findRun(db, runId);
      const text = (await findRunTexts(db, [runId])).get(runId)?.trim();
      if (run?.state === 'done' && text) await keepSummary(db, { conversationId, upTo: turns.at(-1)!.id, text, runId });
    },
  }).catch((error: unknown) => {
    // Without tokens left it is as without a model.
    if (!(error instanceof AppError)) throw error;
  });
};

const takeFirst = (turns: readonly Turn[]): readonly Turn[] => {
  let length = 0;
  const end = turns.findIndex(({ text }) => {
    length += Math.min(text.length, maxTurn);
    return length > maxTurns;
  });
  return end < 0 ? turns : turns.slice(0, Math.max(1, end));
};
