import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { readEnv } from '@soundings/server/env';
import { chooseSources } from '@soundings/server/features/sonar/collect/choose-sources';
import { collectSonar } from '@soundings/server/features/sonar/collect/collect-sonar.job';
import { beginCollecting } from '@soundings/server/features/sonar/collect/start-collecting';
import { addBrand, addProject, chooseLink } from '@soundings/server/features/sonar/metrics/metrics-test-files';
import { openPostgres } from '@soundings/server/platform/db/database';
import { openEvents } from '@soundings/server/platform/events';
import { findJob } from '@soundings/server/platform/jobs/jobs.store';
import { startWorker } from '@soundings/server/platform/jobs/start-worker';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { sql } from 'drizzle-orm';
import { openServices } from '../server/open-services.ts';

const nobody = '00000000-0000-0000-0000-000000000000';
const keyOf = (network: SocialNetwork, handle: string): string =>
  ({ YOUTUBE: `@${handle}`, LINKEDIN: `company:${handle}` })[network as string] ?? handle;

export const openCollector = async (settings: Record<string, string>) => {
  const folder = await mkdtemp(join(tmpdir(), 'soundings-bench-'));
  const postgres = await startPostgres();
  const log = { error: () => {} };
  const database = await openPostgres(postgres.urlOf('postgres'), log);
  const { db } = database;
  const events = await openEvents(database.listen, log);
  const services = await openServices(folder, readEnv({ DATA_DIR: folder, ...settings }), {
    db,
    database,
    events,
    log,
  });
  const stopWorker = await startWorker(services, [collectSonar], log);
  return {
    addProject: async (brands: number, networks: readonly SocialNetwork[], startDate: string): Promise<string> => {
      const projectId = await addProject(db);
      const given = JSON.stringify({ brand: '', startDate, rangeType: 'DAILY_RANGE' });
      await db.execute(sql`update projects set settings = ${given}::jsonb where id = ${projectId}`);
      for (let brand = 1; brand <= brands; brand++) {
        const brandId = await addBrand(db, projectId, brand);
        for (const network of networks) await chooseLink(db, brandId, network, keyOf(network, `brand${brand}`));
      }
      return projectId;
    },
    collect: async (projectId: string): Promise<void> => {
      const chosen = await chooseSources(services, projectId);
      const id = await db.transaction((tx) => beginCollecting(services, tx, { projectId, createdBy: nobody, chosen }));
      for (;;) {
        const job = await findJob(db, id);
        if (job?.outcome === 'done') return;
        if (job?.outcome) throw new Error(`the run ended as ${job.outcome}`);
        await sleep(5);
      }
    },
    endsOf: async (projectId: string): Promise<Record<string, number>> => {
      const { rows } = (await db.execute(sql`
        select a.reason, count(*)::int as count from sonar_accounts a join sonar_datasets d on d.id = a.dataset_id
        where d.project_id = ${projectId} group by 1`)) as unknown as { rows: { reason: string; count: number }[] };
      return Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));
    },
    close: async () => {
      await stopWorker();
      await services.queue.close();
      await services.events.close();
      await services.fetcher.close();
      await database.close();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
