import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { createProject } from './create-project.ts';
import { projectPage } from './projects.store.ts';

const names = ['Berlin', 'aachen', 'Ülm', 'Zürich', 'Cologne'];

const it = test.extend('search', ({ admin }) => async (body: object = {}, query = '', as = admin) => {
  const reply = await as.post(`/api/project/search${query}`, body);
  return { ...reply.body, names: reply.body.content?.map((row: { projectName: string }) => row.projectName) };
});

it.beforeAll(async ({ app, admin, user }) => {
  for (const [index, projectName] of names.entries()) {
    app.pass(1000);
    await createProject(app.services.db, {
      projectName,
      projectType: index % 2 === 0 ? 'RESONANCE' : 'SONAR',
      createdBy: index < 3 ? admin.id : user.id,
      createdOn: app.services.now(),
      userIds: index === 0 ? [user.id] : [],
    });
  }
});

describe('POST /api/project/search', () => {
  it('shows the newest first, ten a page', async ({ search }) => {
    expect(await search()).toMatchObject({ names: names.toReversed(), totalElements: 5, page: 0, size: 10 });
  });

  it('sorts by name without regard to case', async ({ search }) => {
    expect((await search({}, '?sort=projectName')).names.slice(0, 3)).toEqual(['aachen', 'Berlin', 'Cologne']);
  });

  it('pages without losing or repeating a row', async ({ search }) => {
    const pages = await Promise.all([0, 1, 2, 3].map((page) => search({}, `?size=2&page=${page}&sort=-projectType`)));
    expect(pages.flatMap(({ names }) => names).sort()).toEqual([...names].sort());
    expect(pages.map(({ names }) => names.length)).toEqual([2, 2, 1, 0]);
  });

  it('filters by type, text, creator and ids to leave out', async ({ user, search }) => {
    expect((await search({ projectType: 'SONAR' })).names).toEqual(['Zürich', 'aachen']);
    expect((await search({ query: 'OLOG' })).names).toEqual(['Cologne']);
    expect((await search({ query: 'gne  col' })).names).toEqual(['Cologne']);
    expect((await search({ query: 'col oslo' })).names).toEqual([]);
    expect((await search({ createdBy: user.id })).names).toEqual(['Cologne', 'Zürich']);
    const { content } = await search();
    expect((await search({ idsMustNot: content.map((row: { id: string }) => row.id).slice(1) })).names).toEqual([
      'Cologne',
    ]);
  });

  it('reads a page from an index and not the table', async ({ app, admin, user }) => {
    const { db } = app.services;
    await db.execute(sql`insert into projects (id, project_name, name_key, project_type, created_by, created_on)
      select gen_random_uuid(), 'bulk ' || n, 'bulk ' || n, 'RESONANCE', ${admin.id}, now() - n * interval '1 hour'
      from generate_series(1, 3000) n`);
    await db.execute(sql`analyze projects`);
    const plan = async (filter: object) => {
      const query = projectPage(
        db,
        { id: admin.id, role: 'ROLE_GLOBAL_ADMIN', companyId: null, projectIds: null },
        filter,
        {
          page: 0,
          size: 12,
          sort: '-createdOn',
        },
      );
      const { rows } = (await db.execute(sql`explain ${query.getSQL()}`)) as unknown as {
        rows: Record<string, string>[];
      };
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const [filter, index] of [
      [{}, 'projects_created_on'],
      [{ projectType: 'SONAR' }, 'projects_type_created_on'],
      [{ createdBy: user.id }, 'projects_created_by'],
    ] as const) {
      const text = await plan(filter);
      expect(text).toContain(index);
      expect(text).not.toContain('Seq Scan on projects');
    }
    await db.execute(sql`delete from projects where project_name like 'bulk %'`);
  });

  it('shows a user only what is assigned to them', async ({ app, user, search }) => {
    expect(await search({}, '', user)).toMatchObject({ names: ['Berlin'], totalElements: 1 });
    expect(await search({}, '', await app.signInAs('ROLE_CUSTOMER'))).toMatchObject({ names: [], totalElements: 0 });
  });
});
