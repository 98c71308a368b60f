import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as runPostgres } from 'drizzle-orm/node-postgres/migrator';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as runPglite } from 'drizzle-orm/pglite/migrator';
import { Client, Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Provided } from '#test/provided.ts';
import { extensions } from './database.ts';
import { migratePglite, migratePostgres } from './migrate.ts';

interface Old {
  readonly execute: (query: SQL) => Promise<unknown>;
  readonly migrateOn: () => Promise<void>;
  readonly close: () => Promise<void>;
}

const migrationsUpTo = async (folder: string, last: number): Promise<string> => {
  await cp(fileURLToPath(new URL('../../../migrations', import.meta.url)), folder, { recursive: true });
  const path = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { idx: number }[] };
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.filter(({ idx }) => idx <= last) }));
  return folder;
};

const openOld = async (provided: Provided['database'], migrationsFolder: string): Promise<Old> => {
  if (provided.kind === 'pglite') {
    const client = await PGlite.create({ extensions });
    const db = drizzlePglite(client);
    await runPglite(db, { migrationsFolder });
    return { execute: (query) => db.execute(query), migrateOn: () => migratePglite(db), close: () => client.close() };
  }
  const name = `old_${randomUUID().replaceAll('-', '')}`;
  const admin = new Client(provided.admin);
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const pool = new Pool({ connectionString: provided.admin.replace(/\/[^/]*$/, `/${name}`) });
  const db = drizzlePostgres(pool);
  await runPostgres(db, { migrationsFolder });
  return { execute: (query) => db.execute(query), migrateOn: () => migratePostgres(pool), close: () => pool.end() };
};

let folder: string;
let old: Old;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-migrations-'));
  old = await openOld(inject('database'), await migrationsUpTo(folder, 1));
});
afterAll(async () => {
  await old.close();
  await rm(folder, { recursive: true, force: true });
});

const rowsOf = async (query: SQL) => ((await old.execute(query)) as { rows: Record<string, unknown>[] }).rows;
const [user, survey, figures, sonar] = Array.from({ length: 4 }, () => randomUUID()) as [
  string,
  string,
  string,
  string,
];

/** Columns as they were kept before they referred to recodes. */
const oldMapping = [
  { column: 0, role: 'audience', label: 'Films', scale: null },
  { column: 1, role: 'audience', label: 'Films', scale: null },
  { column: 2, role: 'r1', label: 'Calm', scale: { min: 1, max: 3, topBox: 1 } },
  {
    column: 3,
    role: 'r2',
    label: 'Calm',
    scale: { min: 1, max: 2, topBox: 1, words: ['no', 'yes'], noAnswer: ['eh'] },
  },
  { column: 4, role: 'r1', label: 'Bold', scale: null },
];
const point = (label: string, positive = false) => ({ label, answers: [label], positive });
const recode = (id: string, points: object[], noAnswer: string[] = []) => ({
  ...{ id, kind: 'points', confidence: 'certain', reason: 'given', doubtful: [], confirmed: true },
  ...{ noAnswer, points },
});

describe('a database of the version before', () => {
  it('has its settings moved from RESONANCE to all projects', async () => {
    await old.execute(sql`insert into users (id, username, name, password_hash, role_name, created_on)
      values (${user}, 'a@soundings.example', 'A', 'none', 'ROLE_GLOBAL_ADMIN', now())`);
    await old.execute(sql`insert into projects (id, project_name, name_key, project_type, created_by, created_on) values
      (${survey}, 'Survey', 'survey', 'RESONANCE', ${user}, now()),
      (${figures}, 'Figures', 'figures', 'RESONANCE', ${user}, now()),
      (${sonar}, 'Sonar', 'sonar', 'SONAR', ${user}, now())`);
    await old.execute(sql`insert into resonance_projects
      (project_id, theme, vision, lang, file_name, dataset_key, imported_on, mapping) values
      (${survey}, 'HACKABU', 'default', 'de', 'Umfrage.csv', 'resonance/1', now(), ${JSON.stringify(oldMapping)}::jsonb),
      (${figures}, 'SOUNDINGS', 'matrix', null, 'figures.xlsx', 'resonance/2', now(), null)`);
    await old.execute(sql`insert into resonance_files
      (id, created_by, created_on, file_name, bytes, storage_key, form, rows, phase)
      values (${randomUUID()}, ${user}, now(), 'upload.csv', 1, 'uploads/1', 'wide', 1, 'uploaded')`);
    await old.execute(sql`insert into resonance_files
      (id, created_by, created_on, file_name, bytes, storage_key, form, rows, phase, dataset_key) values
      (${randomUUID()}, ${user}, now(), 'kept.csv', 1, 'uploads/2', 'wide', 1, 'importing', 'resonance/1'),
      (${randomUUID()}, ${user}, now(), 'cut.csv', 1, 'uploads/3', 'wide', 1, 'importing', 'resonance/3')`);

    await old.migrateOn();

    const moved = await rowsOf(
      sql`select project_name, settings, file_name, active_sharing from projects order by name_key`,
    );
    expect(moved).toEqual([
      {
        project_name: 'Figures',
        settings: { theme: 'SOUNDINGS', vision: 'matrix', lang: null },
        file_name: 'figures.xlsx',
        active_sharing: false,
      },
      { project_name: 'Sonar', settings: {}, file_name: null, active_sharing: false },
      {
        project_name: 'Survey',
        settings: { theme: 'HACKABU', vision: 'default', lang: 'de' },
        file_name: 'Umfrage.csv',
        active_sharing: false,
      },
    ]);
    const answers = await rowsOf(sql`select * from resonance_projects order by dataset_key`);
    expect(answers.map(({ project_id, dataset_key }) => [project_id, dataset_key])).toEqual([
      [survey, 'resonance/1'],
      [figures, 'resonance/2'],
    ]);
    // What came since is empty.
    const { dataset_key: _, imported_on, mapping, project_id, ...since } = answers[0]!;
    expect([imported_on, mapping, project_id]).not.toContain(undefined);
    expect(new Set(Object.values(since))).toEqual(new Set([null]));
  });

  it('has what its columns meant told by recodes', async () => {
    const [kept, none] = await rowsOf(sql`select mapping from resonance_projects order by dataset_key`);
    const audience = { values: [], noAnswer: [], separator: null, choice: null, joined: true };
    expect(kept!.mapping).toEqual({
      recodes: [
        recode('s1', [point('1'), point('2'), point('3', true)]),
        recode('s2', [point('no'), point('yes', true)], ['eh']),
        recode('s3', [point('0'), point('1', true)]),
      ],
      columns: [
        { column: 0, role: 'audience', label: 'Films', recode: null, audience },
        { column: 1, role: 'audience', label: 'Films', recode: null, audience },
        { column: 2, role: 'r1', label: 'Calm', recode: 's1', audience: null },
        { column: 3, role: 'r2', label: 'Calm', recode: 's2', audience: null },
        { column: 4, role: 'r1', label: 'Bold', recode: 's3', audience: null },
      ],
    });
    expect(none!.mapping).toBeNull();
  });

  it('throws answers away that an import left behind, not those of a project, and lets the upload be used again', async () => {
    expect(await rowsOf(sql`select storage_key from discarded_files`)).toEqual([{ storage_key: 'resonance/3' }]);
    expect(await rowsOf(sql`select distinct phase from resonance_files`)).toEqual([{ phase: 'uploaded' }]);
  });

  it('keeps uploads whose user is deleted, so that their files are found', async () => {
    await old.execute(sql`delete from users where id = ${user}`);
    const kept = await rowsOf(sql`select created_by, storage_key from resonance_files order by storage_key`);
    expect(kept).toEqual(
      ['uploads/1', 'uploads/2', 'uploads/3'].map((storage_key) => ({ created_by: null, storage_key })),
    );
  });

  it('is left alone by a further start', async () => {
    await old.migrateOn();
    expect(await rowsOf(sql`select 1 as one from projects`)).toHaveLength(3);
  });
});

describe('a database with conversations of the version before', () => {
  it('has each found by the words that were said in it, by its owner alone', async () => {
    const before = await mkdtemp(join(tmpdir(), 'soundings-migrations-'));
    const full = await openOld(inject('database'), await migrationsUpTo(before, 22));
    try {
      const [owner, other, own, theirs, empty] = Array.from({ length: 5 }, () => randomUUID());
      for (const [id, name] of [
        [owner, 'a@soundings.example'],
        [other, 'b@soundings.example'],
      ] as const) {
        await full.execute(sql`insert into users (id, username, name, password_hash, role_name, created_on)
          values (${id}, ${name}, 'A', 'none', 'ROLE_GLOBAL_ADMIN', now())`);
      }
      const longWord = 'x'.repeat(5000);
      for (const [id, userId, texts] of [
        [own, owner, ['How is Fjeldholm doing?', `Its reach grew by 4.80 euros. ${longWord}`, null]],
        [theirs, other, ['Fjeldholm, too']],
        [empty, owner, [null]],
      ] as const) {
        await full.execute(sql`insert into playground_conversations
          (id, user_id, title, ai_chat_type, created_on, updated_on) values (${id}, ${userId}, 'T', 'BUILT_IN', now(), now())`);
        for (const text of texts) {
          await full.execute(sql`insert into playground_messages
            (id, conversation_id, user_id, response_type, text, created_on)
            values (${randomUUID()}, ${id}, ${userId}, 'USER', ${text}, now())`);
        }
      }
      await full.migrateOn();
      const found = async (query: string) => {
        const answer = await full.execute(
          sql`select conversation_id as id from playground_words where words @@ ${query}::tsquery`,
        );
        return (answer as { rows: { id: string }[] }).rows.map(({ id }) => id);
      };
      expect(await found(`'${owner}' & 'fjeldholm'`)).toEqual([own]);
      expect(await found(`'${other}' & 'fjeldholm'`)).toEqual([theirs]);
      expect(await found(`'${owner}' & 'reach' & '4.80'`)).toEqual([own]);
      expect(await found(`'${owner}' & 'euro':*`)).toEqual([own]);
      expect(await found(`'${owner}' & 'nobody'`)).toEqual([]);
    } finally {
      await full.close();
      await rm(before, { recursive: true, force: true });
    }
  });
});

describe('a database with reports of the version before', () => {
  it('has what templates asked to write apart from what was written', async () => {
    const before = await mkdtemp(join(tmpdir(), 'soundings-migrations-'));
    const full = await openOld(inject('database'), await migrationsUpTo(before, 44));
    try {
      const [owner, asked, plain] = Array.from({ length: 3 }, () => randomUUID());
      await full.execute(sql`insert into users (id, username, name, password_hash, role_name, created_on)
        values (${owner}, 'a@soundings.example', 'A', 'none', 'ROLE_GLOBAL_ADMIN', now())`);
      const text = (words: string) => ({ kind: 'text', title: 'Month', text: words });
      const hint = 'Write here what to do next, by whom, and until when.';
      for (const [id, blocks] of [
        [asked, [text(hint), { kind: 'sonarFigures', projectId: asked }, text(`${hint}Call them.`), text('Done.')]],
        [plain, [text('Done.')]],
      ] as const)
        await full.execute(sql`insert into reports (id, title, language, owner_id, blocks, version, created_on, changed_on)
          values (${id}, 'October', 'en', ${owner}, ${JSON.stringify(blocks)}::jsonb, 1, now(), now())`);
      await full.migrateOn();
      const answer = (await full.execute(sql`select id, blocks from reports`)) as {
        rows: { id: string; blocks: object[] }[];
      };
      const blocksOf = new Map(answer.rows.map(({ id, blocks }) => [id, blocks]));
      expect(blocksOf.get(plain!)).toEqual([text('Done.')]);
      expect(blocksOf.get(asked!)).toEqual([
        { ...text(''), hint: 'next' },
        { kind: 'sonarFigures', projectId: asked },
        { ...text('Call them.'), hint: 'next' },
        text('Done.'),
      ]);
    } finally {
      await full.close();
      await rm(before, { recursive: true, force: true });
    }
  });
});
