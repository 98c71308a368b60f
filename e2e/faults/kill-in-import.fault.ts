import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openPglite } from '@soundings/server/platform/db/database';
import { suggestedMapping } from '@soundings/server/test/mapping';
import { surveyCsv, surveyRows } from '@soundings/server/test/survey-file';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createClient } from '../api-client.ts';
import { startServer } from '../server.ts';

let dataDirectory: string;
beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'soundings-fault-'));
});
afterAll(() => rm(dataDirectory, { recursive: true, force: true }));

const csv = surveyCsv(surveyRows(30_000));

const importForever = async (url: string, name: string): Promise<void> => {
  const client = await createClient(url);
  for (let n = 0; ; n++) {
    const file = await client.upload('/api/resonance/files', 'survey.csv', csv);
    const mapping = suggestedMapping(file);
    const given = { theme: 'SOUNDINGS', dataStructure: 'respondents', fileId: file.id, mapping };
    const { jobId } = await client.post('/api/resonance', { ...given, projectName: `${name} ${n}` });
    while ((await client.get(`/api/jobs/${jobId}`)).status !== 'EXECUTED') await sleep(10);
  }
};

it('20 kills at random moments leave all or nothing: every project has its answers, no answers are without a project', async () => {
  for (let round = 0; round < 20; round++) {
    const server = await startServer({ SEED_DEMO: 'false' }, dataDirectory);
    const importing = importForever(server.url, `Round ${round}`).catch(() => undefined);
    await sleep(400 + Math.random() * 1600);
    await server.kill();
    await importing;
  }
  const { db, close } = await openPglite({ directory: join(dataDirectory, 'pg') });
  const keysOf = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { key: string }[] }).rows.map(({ key }) => key.split('/')[1]);
  const pointed = await keysOf(sql`select dataset_key as key from resonance_projects`);
  const halfDone = await keysOf(sql`select storage_key as key from discarded_files`);
  const [counts] = (
    (await db.execute(
      sql`select (select count(*) from projects) as projects, (select count(*) from resonance_projects) as own`,
    )) as unknown as { rows: { projects: number; own: number }[] }
  ).rows;
  await close();
  const stored = await readdir(join(dataDirectory, 'files', 'resonance'));
  console.log(`${pointed.length} projects, ${halfDone.length} imports cut off, ${stored.length} files`);
  expect(counts!.projects).toBe(counts!.own);
  expect(pointed.length).toBeGreaterThan(0);
  expect(pointed.filter((key) => !stored.includes(key!))).toEqual([]);
  expect(stored.filter((key) => !pointed.includes(key) && !halfDone.includes(key))).toEqual([]);
});
