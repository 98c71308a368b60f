import type { BoardRun } from '@soundings/contract/board/board';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { countWrittenBy } from './board.store.ts';

interface Asked {
  readonly runId: string | null;
  readonly wanted: number;
}

export const presentRun = async (
  db: Database,
  projectId: string,
  { runId, wanted }: Asked,
): Promise<BoardRun | null> => {
  const run = runId ? await findRun(db, runId) : null;
  if (!run) return null;
  const { id, kind, model, state, reason, fellBackFrom } = run;
  return { id, kind, model, state, reason, fellBackFrom, wanted, written: await countWrittenBy(db, projectId, id) };
};
