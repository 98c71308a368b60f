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
import { cloneBrands } from '../sonar-brands/clone-brands.ts';
import { newBrand } from '../sonar-store/fill.ts';
import { lastDay } from '../sonar-store/made-figures.ts';

/**
 * The product in a process of its own with one project of so many brands and days, on DATABASE_URL where that is set;
 * tells its parent where it is, how to call it and whose dashboard that is, and, whenever it is asked, its memory and how
 * long its thread has worked at a stretch since it was asked last. Of many brands only the first are made, the others copied.
 */
const folder = process.argv[2]!;
const [brands, days, made = brands] = process.argv.slice(3).map(Number) as [number, number, number?];
const { DATABASE_URL } = process.env;
const settings = { DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'silent', DATABASE_URL };
const services = await openServices(readEnv(settings), console);
const { db } = services;
const names = { firstName: 'Bench', lastName: 'Mark', username: 'bench@soundings.example' };
const password = 'Bench-Mark-of-9-fjords!';
const userId = await createUser(services, { ...names, password, roleName: 'ROLE_GLOBAL_ADMIN' });

const projectId = await addProject(db);
for (let count = 1; count <= made; count++) {
  const writes = await newBrand(db, projectId, count, days);
  await db.transaction((tx) => writeValues(tx, writes));
}
if (made < brands) await cloneBrands(db, projectId, made, brands);
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

let [looked, longestBlock] = [process.threadCpuUsage(), 0];
const look = (): void => {
  const { user, system } = process.threadCpuUsage(looked);
  longestBlock = Math.max(longestBlock, (user + system) / 1000);
  looked = process.threadCpuUsage();
};
// As often as the event loop has a turn for it.
setInterval(look, 1);
process.on('message', () => {
  process.send!({ rss: process.memoryUsage().rss, longestBlock });
  longestBlock = 0;
});
const { rows } = (await db.execute(
  sql`select id from sonar_datasets where project_id = ${projectId} order by count limit 10`,
)) as unknown as { rows: { id: string }[] };
process.send!({ port, token: accessToken.token, projectId, ids: rows.map(({ id }) => id) });

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
