import { lockExistingProject, setDataSummary } from '#/features/projects/change-project.ts';
import { lockProjectKey } from '#/features/projects/projects.store.ts';
import type { Database } from '#/platform/db/database.ts';
import { defineJob } from '#/platform/jobs/job.ts';
import { findLastJob } from '#/platform/jobs/jobs.store.ts';
import type { Services } from '#/platform/services.ts';
import { noteFigures } from '../alerts/alert-checks.store.ts';
import { forgetProjectResult, writeProjectResult } from '../scores/project-result.ts';
import { changeMark } from '../scores/scores.store.ts';
import { ensureReference } from '../scores/settle-reference.ts';
import { runLoops, sonarJob } from '../sonar-jobs.ts';
import { chooseSources, withSources } from './choose-sources.ts';
import { hasCollected } from './collect.store.ts';
import { collectNetwork } from './collect-network.ts';
import {
  type CollectCheckpoint,
  type CollectInput,
  type CollectRun,
  createTally,
  daysAfterRun,
  skipAccounts,
} from './collect-run.ts';
import { dropDemo, setDemo } from './drop-demo.ts';
import { countLeft } from './to-collect.store.ts';

const finish = async (services: Services, tx: Database, run: CollectRun): Promise<void> => {
  const { projectId, start } = run.input;
  const project = await lockExistingProject(tx, projectId);
  await run.finish(tx);
  await noteFigures(tx, projectId, services.now());
  if (!(await hasCollected(tx, projectId))) return;
  const days = daysAfterRun(start, project.settings.rangeType!, project, services.now());
  await setDataSummary(tx, projectId, { ...days, dataFrom: services.now(), result: null });
};

const prepare = async (services: Services, run: CollectRun, isDemo: boolean): Promise<void> => {
  const { projectId } = run.input;
  if (isDemo)
    await services.db.transaction(async (tx) => {
      await lockProjectKey(tx, projectId);
      await setDemo(tx, projectId, true);
    });
  else await dropDemo(services, projectId, run.signal);
};

/**
 * Asks the networks for the figures of accounts. Each account is written on its own: whoever goes on after a crash
 * begins with the accounts that are left.
 */
export const collectSonar = defineJob<CollectInput, CollectCheckpoint>({
  ...sonarJob,
  type: 'COLLECT_SONAR',
  run: async (services, run) => {
    const { projectId, runId, start } = run.input;
    const { db } = services;
    let left = await countLeft(db, runId);
    const tally = createTally(
      run,
      [...left.values()].reduce((sum, count) => sum + count, 0),
    );
    const chosen = await chooseSources(services, projectId);
    await prepare(services, run, chosen.isDemo);
    await withSources(services, chosen, start, async (sources) => {
      // An attempt that had lost the job may have taken an account nevertheless: that is asked once more.
      for (; left.size > 0; left = await countLeft(db, runId)) {
        const loops = [...left].map(([network, count]) => (signal: AbortSignal) => {
          const source = sources.get(network) ?? null;
          return collectNetwork(services, run, { network, count, source, start, signal, tally });
        });
        await runLoops(run.signal, loops);
      }
    });
    await services.db.transaction((tx) => finish(services, tx, run));
    await ensureReference(services, projectId);
    await writeProjectResult(services, projectId);
  },
  cleanUp: async ({ db, now }, { projectId, runId, start }) => {
    const job = await findLastJob(db, projectId, ['COLLECT_SONAR']);
    const isOurs = (job?.input as CollectInput | undefined)?.runId === runId;
    const reason = isOurs && job?.outcome === 'failed' ? 'failed' : 'cancelled';
    const given = { runId, reason, start, now: now() } as const;
    const skip = async (tx: Database) => {
      await lockProjectKey(tx, projectId);
      return skipAccounts(tx, given);
    };
    while ((await db.transaction(skip)) > 0);
    await db.transaction(async (tx) => {
      await changeMark(tx, projectId);
      await forgetProjectResult(tx, projectId);
    });
    await writeProjectResult({ db, now }, projectId);
  },
});
