import { randomUUID } from 'node:crypto';
import type { AiUsage } from '#/platform/ai/ai-engine.ts';
import { changeRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { answer, estimateAnswer } from '../engines/answer.ts';
import { type Choice, openEngines } from '../engines/open-engines.ts';
import { nameOf, type Prompt } from '../engines/prompt.ts';
import { type Asker, assertQuota, costOf } from '../usage/quota.ts';
import { findPrices } from '../usage/usage.store.ts';

interface Start<Input, Item> {
  readonly prompt: Prompt<Input, Item>;
  readonly input: Input;
  readonly asker: Asker;
  readonly projectId?: string | null;
  /** Chosen by an administrator for the purpose, unless given. */
  readonly choices?: readonly Choice[];
  /** Whatever belongs to the start, in its transaction: it may refuse. */
  readonly begin?: (tx: Database, runId: string) => Promise<void>;
  /** Hears of each part as it comes, before its viewers do. Items come whole. */
  readonly onPart?: (part: Item) => void;
  /** Runs when the run has ended, however it did. */
  readonly onEnd?: (runId: string) => Promise<void>;
}

/**
 * Asks a model, and answers at once: whoever wants to read follows the run. Items are kept as lines of JSON.
 * Throws aiQuotaSpent, and whatever `begin` throws. @returns the run's id.
 */
export const startRun = async <Input, Item>(
  services: Services,
  { prompt, input, asker, projectId = null, begin, onPart, onEnd, ...given }: Start<Input, Item>,
): Promise<string> => {
  const { db, aiRuns, now } = services;
  const choices = given.choices ?? (await openEngines(services, prompt.purpose));
  let choice = choices[0]!;
  if (choices.some(({ kind }) => kind !== 'BUILT_IN')) await assertQuota(services, asker);
  const id = randomUUID();
  const prices = await findPrices(db);
  await db.transaction(async (tx) => {
    await begin?.(tx, id);
    const { kind, model } = choice;
    const run = { id, purpose: prompt.purpose, prompt: nameOf(prompt), kind, model, projectId, ...asker };
    await aiRuns.queue(tx, { ...run, queuedOn: now() });
  });

  async function* step(signal: AbortSignal): AsyncGenerator<string, AiUsage> {
    const parts = answer(choices, prompt, input, {
      signal,
      onFallBack: async (to, fellBackFrom) => {
        choice = to;
        await changeRun(db, id, { kind: to.kind, model: to.model, fellBackFrom });
      },
    });
    try {
      let part = await parts.next();
      while (!part.done) {
        onPart?.(part.value);
        yield prompt.item ? `${JSON.stringify(part.value)}\n` : String(part.value);
        part = await parts.next();
      }
      return part.value;
    } finally {
      await parts.return({ inputTokens: 0, outputTokens: 0, isEstimated: false });
    }
  }

  void aiRuns.launch(id, {
    step,
    costOf: (usage) => costOf(prices, choice, usage),
    estimate: (length) => estimateAnswer(choice, prompt, input, length),
    ...(onEnd && { onEnd: () => onEnd(id) }),
  });
  return id;
};
