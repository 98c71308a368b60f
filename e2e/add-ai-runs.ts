import { randomUUID } from 'node:crypto';
import { users } from '@soundings/server/features/access/users/users.tables';
import { aiRuns } from '@soundings/server/platform/ai/runs/runs.tables';
import type { Database } from '@soundings/server/platform/db/database';

type Run = typeof aiRuns.$inferInsert;

const hourMs = 3_600_000;

export const addAiRuns = async (db: Database, count: number): Promise<void> => {
  const [user] = await db.select({ id: users.id }).from(users);
  await db
    .insert(aiRuns)
    .values(
      Array.from({ length: count }, (_, index) => ({ ...runOf(index), userId: index % 5 === 4 ? null : user!.id })),
    );
};

const kinds: readonly Partial<Run>[] = [
  { purpose: 'messages', prompt: 'messages@3', kind: 'OPEN_AI', model: 'model-large', costMicros: 18_200 },
  { purpose: 'chat', prompt: 'chat@1', kind: 'ANTHROPIC', model: 'model-small', costMicros: null },
  { purpose: 'guide', prompt: 'guide@2', kind: 'BUILT_IN', model: '', costMicros: 0, inputTokens: 0, outputTokens: 0 },
  { purpose: 'ideas', prompt: 'ideas@1', kind: 'ANTHROPIC', model: 'model-large', fellBackFrom: 'quotaSpent' },
  { state: 'failed', reason: 'firstWordLate', kind: 'GOOGLE', model: 'model-large', outputTokens: 0 },
  { state: 'stopped', kind: 'OPEN_AI', model: 'model-large', isEstimated: true, costMicros: 2400 },
];

const runOf = (index: number): Run => {
  const at = new Date(Date.now() - index * 7 * hourMs);
  return {
    id: randomUUID(),
    purpose: 'messages',
    prompt: 'messages@3',
    kind: 'OPEN_AI',
    model: 'model-large',
    state: 'done',
    inputTokens: 1200 + 37 * index,
    outputTokens: 400 + 11 * index,
    queuedOn: at,
    startedOn: at,
    endedOn: new Date(at.getTime() + 1800 + 410 * (index % 9)),
    aliveUntil: at,
    ...kinds[index % kinds.length],
  };
};
