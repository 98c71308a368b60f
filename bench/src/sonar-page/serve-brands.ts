import { createApp } from '@soundings/server/app';
import { readEnv } from '@soundings/server/env';
import { startSession } from '@soundings/server/features/access/auth/sessions';
import { createUser } from '@soundings/server/features/access/users/add-user';
import { findUserById } from '@soundings/server/features/access/users/users.store';
import { dayFromNumber } from '@soundings/server/features/sonar/days';
import { addProject } from '@soundings/server/features/sonar/metrics/metrics-test-files';
import { writeValues } from '@soundings/server/features/sonar/metrics/write-values';
import { ensureReference } from '@soundings/server/features/sonar/scores/settle-reference';
import { openServices } from '@soundings/server/open-services';
import type { Database } from '@soundings/server/platform/db/database';
import { sql } from 'drizzle-orm';
import { newBrand } from '../sonar-store/fill.ts';
import { lastDay } from '../sonar-store/made-figures.ts';

/**
 * The product in a process of its own with one project of so many brands and days; tells its parent where it is, how to
 * call it and whose dashboard that is, and its memory whenever it is asked.
 */
const [folder, brands, days] = [process.argv[2]!, Number(process.argv[3]), Number(process.argv[4])];
const services = await openServices(readEnv({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent' }), console);
const { db } = services;
const names = { firstName: 'Bench', lastName: 'Mark', username: 'bench@soundings.example' };
const password = 'Bench-Mark-of-9-fjords!';
const userId = await createUser(services, { ...names, password, roleName: 'ROLE_GLOBAL_ADMIN' });

const projectId = await addProject(db);
for (let count = 1; count <= brands; count++) {
  const writes = await newBrand(db, projectId, count, days);
  await db.transaction((tx) => writeValues(tx, writes));
}
await describe(db);
await ensureReference(services, projectId);

const { accessToken } = await startSession(services, (await findUserById(db, userId))!, {
  rememberMe: false,
  address: '',
  userAgent: '',
});
const app = await createApp(services);
await app.listen({ host: '127.0.0.1', port: 0 });
const { port } = app.server.address() as { port: number };
process.on('message', () => process.send!({ rss: process.memoryUsage().rss }));
process.send!({ port, token: accessToken.token, projectId });

/** What an import and people who compare brands would have written: kinds, groups, the brand of one's own, the days. */
async function describe(database: Database): Promise<void> {
  await database.execute(sql`
    update sonar_datasets set
      competitor_type = case when count % 3 = 0 then 'Narrow' else 'Broad' end,
      groups = array['Group ' || count % 8],
      in_focus = count % 100 = 1,
      my_company = count = 1
    where project_id = ${projectId}`);
  const settings = JSON.stringify({
    brand: 'Brand 1',
    startDate: dayFromNumber(lastDay - days + 1),
    rangeType: 'DAILY_RANGE',
  });
  await database.execute(sql`
    update projects set project_name = 'A thousand brands', name_key = 'a thousand brands', settings = ${settings}::jsonb,
      data_sets = ${brands}, collected_from = ${dayFromNumber(lastDay - days + 1)}, collected_till = ${dayFromNumber(lastDay)}
    where id = ${projectId}`);
  await database.execute(sql`insert into sonar_projects (project_id) values (${projectId}) on conflict do nothing`);
}
