import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '@soundings/server/test/start-process';
import { findBrowser } from '../find-browser.ts';
import { admin } from '../server.ts';
import { trustLocalhost } from './localhost-certificate.ts';
import { makePlace, placeSettings, startSharedServices } from './shared-services.ts';
import { shareServices } from './start-cluster.ts';

/** Once for all workers: PostgreSQL and S3, and what each cluster's database and bucket begin as copies of. */
export default async function setup() {
  process.env.SOUNDINGS_BROWSER = await findBrowser();
  trustLocalhost();
  const folder = await mkdtemp(join(tmpdir(), 'soundings-setup-'));
  const { services, stop } = await startSharedServices();
  for (const [name, SEED_DEMO] of [
    ['demo', 'uncollected'],
    ['empty', 'false'],
  ] as const) {
    await makePlace(services, name);
    const first = { ADMIN_EMAIL: admin.username, ADMIN_PASSWORD: admin.password, SEED_DEMO };
    const node = startProcess('main', { ...placeSettings(services, name), ...first, DATA_DIR: join(folder, name) });
    await node.ready;
    node.child.kill('SIGTERM');
    await node.ended;
  }
  shareServices(services);
  return async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
}
