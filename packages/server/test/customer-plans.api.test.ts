import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyPage } from '#/features/companies/companies.store.ts';
import { companyProjectPage } from '#/features/companies/company-projects.store.ts';
import { companyUserPage } from '#/features/companies/company-users.store.ts';
import { projectPage } from '#/features/projects/projects.store.ts';
import { seedCustomers } from '#seed/seed-customers.ts';
import { openTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
let companyId: string;
let customerId: string;

beforeAll(async () => {
  app = await openTestApp();
  const { db, now } = app.services;
  await seedCustomers(db, { companies: 500, users: 5000, projects: 3000, passwordHash: 'none', now: now() });
  const rows = await companyPage(db, { status: 'enabled' }, { page: 0, size: 10, sort: '-createdOn' });
  companyId = rows[3]!.company.id;
  const people = await companyUserPage(db, companyId, {}, { page: 0, size: 10, sort: 'name' });
  customerId = people.find(({ user }) => user.roleName === 'ROLE_CUSTOMER')!.user.id;
});
afterAll(() => app.close());

/** As the database plans it on a disk without moving parts; where seeking is dear, tables this small are read whole. */
const planOf = (query: { getSQL(): SQL }): Promise<string> =>
  app.services.db.transaction(async (tx) => {
    await tx.execute(sql`set local random_page_cost = 1.1`);
    const { rows } = (await tx.execute(sql`explain ${query.getSQL()}`)) as unknown as {
      rows: Record<string, string>[];
    };
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  });

const scanOfAll = /Seq Scan on (companies|users|projects|company_projects|project_users)\b.*/g;
const first = { page: 0, size: 10 };

describe('with 500 companies and 5,000 users', () => {
  it.each([
    ['by date', {}, '-createdOn'],
    ['by name', {}, 'companyName'],
    ['by name, backwards', {}, '-companyName'],
    ['by city', {}, 'companyCity'],
    ['by text', { query: 'Möwe' }, '-createdOn'],
    ['by text and name', { query: 'optik', status: 'enabled' }, 'companyName'],
  ] as const)('a page of companies %s reads no table whole', async (_, filter, sort) => {
    const plan = await planOf(companyPage(app.services.db, filter, { ...first, sort }));
    expect(plan.match(scanOfAll)).toBeNull();
  });

  it.each([
    ['by name', {}, 'name'],
    ['by e-mail', {}, 'username'],
    ['by text', { query: 'müller' }, '-createdOn'],
  ] as const)('a page of a company’s people %s reads no table whole', async (_, filter, sort) => {
    const plan = await planOf(companyUserPage(app.services.db, companyId, filter, { ...first, sort }));
    expect(plan.match(scanOfAll)).toBeNull();
  });

  it.each([
    ['by date', '-actionedOn', undefined],
    ['by name', 'projectName', undefined],
    ['by usage', '-lastUsage', undefined],
    ['that a user has', '-actionedOn', 'yes'],
    ['that a user lacks', '-actionedOn', 'no'],
  ] as const)('a page of a company’s projects %s reads no table whole', async (_, sort, assigned) => {
    const filter = assigned ? { userId: customerId, assigned } : {};
    const plan = await planOf(companyProjectPage(app.services.db, companyId, filter, { ...first, sort }));
    expect(plan.match(scanOfAll)).toBeNull();
  });

  it.each(['ROLE_COMPANY_ADMIN', 'ROLE_CUSTOMER'] as const)(
    'the project list of a %s reads no table whole',
    async (role) => {
      const { db } = app.services;
      const viewer = { id: customerId, role, companyId, projectIds: null };
      const [row] = await projectPage(db, viewer, {}, { ...first, sort: '-createdOn' });
      for (const [filter, sort] of [
        [{}, '-createdOn'],
        [{ query: row!.project.projectName.slice(0, 8) }, 'projectName'],
      ] as const) {
        const page = projectPage(db, viewer, filter, { ...first, sort });
        expect((await planOf(page)).match(scanOfAll)).toBeNull();
        expect((await page).map(({ project }) => project.id)).toContain(row!.project.id);
      }
    },
  );
});
