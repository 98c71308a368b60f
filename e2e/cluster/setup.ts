import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '@soundings/server/test/start-postgres';
import { startProcess } from '@soundings/server/test/start-process';
import { copyBucket, startS3 } from '@soundings/server/test/start-s3';
import { findBrowser } from '../find-browser.ts';
import { admin } from '../server.ts';
import { localhostCertificate } from './localhost-certificate.ts';
import { bucketOf, createDatabase, nodeSettings, shareServices } from './start-cluster.ts';

/** Once for all workers: PostgreSQL and S3, and what each cluster's database and bucket begin as copies of. */
export default async function setup() {
  process.env.SOUNDINGS_BROWSER = await findBrowser();
  const folder = await mkdtemp(join(tmpdir(), 'soundings-setup-'));
  const trusted = join(folder, 'localhost.pem');
  await writeFile(trusted, localhostCertificate.cert);
  process.env.NODE_EXTRA_CA_CERTS = trusted;
  const postgres = await startPostgres();
  const s3 = await startS3();
  const services = { postgres: postgres.urlOf('postgres'), s3: s3.settings.endpoint! };
  for (const [name, SEED_DEMO] of [
    ['demo', 'uncollected'],
    ['empty', 'false'],
  ] as const) {
    await createDatabase(services.postgres, name);
    await copyBucket(bucketOf(services.s3, name));
    const first = { ADMIN_EMAIL: admin.username, ADMIN_PASSWORD: admin.password, SEED_DEMO };
    const node = startProcess('main', { ...nodeSettings(services, name), ...first, DATA_DIR: join(folder, name) });
    await node.ready;
    node.child.kill('SIGTERM');
    await node.ended;
  }
  shareServices(services);
  return async () => {
    await s3.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
