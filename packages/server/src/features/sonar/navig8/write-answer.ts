import { randomUUID } from 'node:crypto';
import type { GuideLanguage } from '@soundings/contract/sonar/navig8-choices';
import type { ToldChapter } from '@soundings/engine/facts/tell/chapters';
import { openEngines } from '#/features/ai/engines/open-engines.ts';
import { startRun } from '#/features/ai/runs/start-run.ts';
import type { Asker } from '#/features/ai/usage/quota.ts';
import { findRun } from '#/platform/ai/runs/runs.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { type Against, checkWritten } from './check-written.ts';
import { guidePrompt } from './navig8.prompt.ts';
import { endAnswer, findPending, keepPending } from './navig8.store.ts';
import type { ThreadRow } from './navig8.tables.ts';
import type { Guide } from './open-guide.ts';

interface Draft {
  readonly threadId: string;
  readonly projectId: string;
  readonly language: GuideLanguage;
  readonly asker: Asker;
  readonly question: string | null;
  readonly guide: Guide;
  readonly builtIn: readonly ToldChapter[];
}

type Begin = (tx: Database, answer: { pendingId: string | null; runId: string | null }) => Promise<void>;

/**
 * Has an answer written by the model that is chosen for the guide, and at once by the product itself where none is, or
 * where its tokens are spent. `begin` writes the thread, in the transaction of the start.
 */
export const writeAnswer = async (services: Services, draft: Draft, begin: Begin): Promise<void> => {
  const { db } = services;
  const choices = await openEngines(services, guidePrompt.purpose);
  const writeItself = () => db.transaction((tx) => begin(tx, { pendingId: null, runId: null }));
  if (choices.every(({ kind }) => kind === 'BUILT_IN')) return writeItself();
  const pendingId = randomUUID();
  try {
    const { language, question, guide, builtIn } = draft;
    const against: Against = { market: guide.market, facts: [], language };
    const tally = { struck: 0 };
    await startRun(services, {
      prompt: guidePrompt,
      input: { language, guide, question, builtIn, against, tally },
      asker: draft.asker,
      projectId: draft.projectId,
      choices,
      begin: (tx, runId) => begin(tx, { pendingId, runId }),
      ...createListener(services, draft.threadId, { pendingId, against, tally }),
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'aiQuotaSpent') return writeItself();
    throw error;
  }
};

interface Pending {
  readonly pendingId: string;
  readonly against: Against;
  readonly tally: { readonly struck: number };
}

const createListener = (services: Services, threadId: string, { pendingId, against, tally }: Pending) => {
  const { db, now } = services;
  const chapters: ToldChapter[] = [];
  const keep = (): Promise<void> =>
    keepPending(db, threadId, pendingId, { pending: [...chapters], struck: tally.struck, changedOn: now() });
  let writing: Promise<void> = Promise.resolve();
  return {
    onPart: (part: Parameters<typeof checkWritten>[0]): void => {
      const { chapter } = checkWritten(part, against);
      if (chapter) chapters.push(chapter);
      // What fails here is written with the end.
      writing = writing.then(keep).catch(() => {});
    },
    onEnd: async (): Promise<void> => {
      await writing;
      await keep();
      await finishAnswer(services, threadId, pendingId);
    },
  };
};

const finishAnswer = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  threadId: string,
  pendingId: string,
): Promise<void> => {
  await db.transaction(async (tx) => {
    const row = await findPending(tx, threadId, pendingId);
    if (row) await endAnswer(tx, row, now());
  });
};

const graceMs = 15_000;

/** Ends an answer whose run has ended without it, as where the server went down meanwhile. */
export const finishIfStale = async (services: Services, row: ThreadRow): Promise<boolean> => {
  const { db, now } = services;
  if (row.pendingId === null || now().getTime() - row.changedOn.getTime() < graceMs) return false;
  const run = row.runId === null ? null : await findRun(db, row.runId);
  if (run?.state === 'queued' || run?.state === 'running') return false;
  await finishAnswer(services, row.id, row.pendingId);
  return true;
};
