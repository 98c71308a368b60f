import { projectSorts } from '@soundings/contract/projects/project-choices';
import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { adminPage } from '#/features/access/users/user-search.store.ts';
import { projectUserPage } from '#/features/projects/project-users.store.ts';
import { projectPage } from '#/features/projects/projects.store.ts';
import { seedCustomers } from '#seed/seed-customers.ts';
import { explain } from './explain.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let viewer: { id: string; role: 'ROLE_GLOBAL_ADMIN'; companyId: null; projectIds: null };
let projectId: string;

beforeAll(async () => {
  app = await openTestApp();
  const { db, now } = app.services;
  const admins = [await app.signInAs('ROLE_GLOBAL_ADMIN'), await app.signInAs('ROLE_GLOBAL_ADMIN')];
  viewer = { id: admins[0]!.id, role: 'ROLE_GLOBAL_ADMIN', companyId: null, projectIds: null };
  await seedCustomers(db, { companies: 200, users: 5000, projects: 10_000, passwordHash: 'none', now: now() });
  // Not all by one person.
  await db.execute(sql`update projects set created_by = ${admins[1]!.id} where project_name like '%7'`);
  await db.execute(sql`vacuum analyze`);
  const { rows } = (await db.execute(sql`select project_id from project_users limit 1`)) as unknown as {
    rows: { project_id: string }[];
  };
  projectId = rows[0]!.project_id;
});
afterAll(() => app.close());

const planOf = (query: { getSQL(): SQL }) => explain(app.services.db, query);
const scanOfAll = /Seq Scan on (users|projects|project_users)\b.*/g;
const first = { page: 0, size: 12 };
const sorts = projectSorts.filter((sort) => !sort.includes('createdBy'));

describe('with 10,000 projects and 5,000 users', () => {
  it.each(sorts)('the list by %s reads no table whole, filtered or not', async (sort) => {
    const { db } = app.services;
    const filters = [
      {},
      { projectType: 'SONAR' as const },
      { projectTypes: ['SONAR' as const, 'GENIE' as const] },
      { createdBy: viewer.id },
      { query: 'möw' },
      { query: 'verpackung 77' },
      { query: 'möw', projectType: 'GENIE' as const, createdBy: viewer.id },
    ];
    for (const filter of filters) {
      const query = projectPage(db, viewer, filter, { ...first, sort });
      expect((await planOf(query)).match(scanOfAll), JSON.stringify(filter)).toBeNull();
    }
    expect(await projectPage(db, viewer, { query: 'möw' }, { ...first, sort })).toHaveLength(12);
  });

  it.each(['name', '-name'] as const)('those who create projects, by %s, read no table whole', async (sort) => {
    for (const query of [undefined, 'test user']) {
      const page = adminPage(app.services.db, query, { ...first, sort });
      expect((await planOf(page)).match(scanOfAll)).toBeNull();
      expect(await page).toHaveLength(2);
    }
  });

  it.each([
    ['yes', 'name', undefined],
    ['yes', '-name', 'müller'],
    ['no', 'name', undefined],
    ['no', '-name', undefined],
    ['no', 'name', 'müller'],
  ] as const)('the users of a project (%s, by %s, with %s) read no table whole', async (assigned, sort, query) => {
    const page = projectUserPage(
      app.services.db,
      { id: projectId, projectType: 'RESONANCE' },
      { ...first, sort, query, assigned },
    );
    expect((await planOf(page)).match(scanOfAll)).toBeNull();
    if (!query || assigned === 'no') expect((await page).length).toBeGreaterThan(0);
  });
});
