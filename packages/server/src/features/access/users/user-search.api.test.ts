import type { UserSort } from '@soundings/contract/access/user-choices';
import { userSorts } from '@soundings/contract/access/user-choices';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTestCompany } from '#test/add-test-company.ts';
import type { Browser } from '#test/browser.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { createUser } from './add-user.ts';
import { type UserFilter, userPage } from './user-search.store.ts';
import { users } from './users.tables.ts';

let app: TestApp;
let admin: Browser;
let companyId: string;
const people = [
  ['zoe', 'Zoë', 'Ahrens', 'ROLE_GLOBAL_USER'],
  ['anna', 'anna', 'Berg', 'ROLE_COMPANY_ADMIN'],
  ['bob', 'Bob', '100%', 'ROLE_CUSTOMER'],
  ['carl', 'Carl', 'Under_score', 'ROLE_GLOBAL_ADMIN'],
] as const;
const ids = new Map<string, string>();

beforeAll(async () => {
  app = await openTestApp();
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN', 'root@soundings.example');
  companyId = await addTestCompany(app.services.db, 'Alpha');
  for (const [local, firstName, lastName, roleName] of people) {
    app.pass(1000);
    const ofCompany = local === 'anna' || local === 'bob';
    const user = { username: `${local}@soundings.example`, password, firstName, lastName, roleName };
    ids.set(local, await createUser(app.services, { ...user, companyId: ofCompany ? companyId : null }));
  }
  await app.disable(ids.get('zoe')!);
});
afterAll(() => app.close());

type Row = { username: string };
const search = async (query = '', of = 'search') => {
  const { status, body } = await admin.get(`/api/user/management/${of}${query}`);
  return { status, ...body, found: body.content?.map(({ username }: Row) => username.split('@')[0]) };
};

describe('GET /api/user/management/search', () => {
  it('shows the newest first, ten a page', async () => {
    const found = ['carl', 'bob', 'anna', 'zoe', 'root'];
    expect(await search()).toMatchObject({ found, totalElements: 5, page: 0, size: 10 });
  });

  it('says who a user is and of which company, and nothing secret', async () => {
    const { content } = await search('?query=anna');
    expect(content).toEqual([
      {
        id: ids.get('anna'),
        name: 'anna Berg',
        username: 'anna@soundings.example',
        roleName: 'ROLE_COMPANY_ADMIN',
        enabled: true,
        createdOn: '2026-11-21T09:00:02.000Z',
        lastSignInOn: null,
        company: { id: companyId, companyName: 'Alpha' },
      },
    ]);
    expect((await search('?query=root')).content[0]).toMatchObject({
      company: null,
      lastSignInOn: '2026-11-21T09:00:00.000Z',
    });
  });

  it('filters by text, kind, status and role, and by all at once', async () => {
    expect((await search('?query=BERG')).found).toEqual(['anna']);
    expect((await search('?query=OB%40sound')).found).toEqual(['bob']);
    expect((await search('?query=nobody')).found).toEqual([]);
    expect((await search('?kind=company')).found).toEqual(['bob', 'anna']);
    expect((await search('?kind=staff')).found).toEqual(['carl', 'zoe', 'root']);
    expect((await search('?status=disabled')).found).toEqual(['zoe']);
    expect((await search('?status=enabled')).totalElements).toBe(4);
    expect((await search('?roleName=ROLE_CUSTOMER')).found).toEqual(['bob']);
    const all = '?kind=staff&status=enabled&roleName=ROLE_GLOBAL_ADMIN&query=carl';
    expect(await search(all)).toMatchObject({ found: ['carl'], totalElements: 1 });
  });

  it('takes the wildcards of the database as the characters they are', async () => {
    expect((await search('?query=%25')).found).toEqual(['bob']);
    expect((await search('?query=_')).found).toEqual(['carl']);
    expect((await search('?query=%5C')).found).toEqual([]);
  });

  it('sorts by every column, names without regard to case, those who never signed in last', async () => {
    const found = async (sort: UserSort) => (await search(`?sort=${sort}`)).found;
    expect(await found('name')).toEqual(['anna', 'bob', 'carl', 'root', 'zoe']);
    expect(await found('-username')).toEqual(['zoe', 'root', 'carl', 'bob', 'anna']);
    expect((await found('roleName')).slice(0, 2)).toEqual(['anna', 'bob']);
    expect(await found('createdOn')).toEqual(['root', 'zoe', 'anna', 'bob', 'carl']);
    expect((await found('-lastSignInOn'))[0]).toBe('root');
    expect((await found('lastSignInOn')).at(-1)).toBe('root');
  });

  it('pages without losing or repeating a row, whatever the sort', async () => {
    for (const sort of userSorts) {
      const pages = await Promise.all([0, 1, 2, 3].map((page) => search(`?size=2&page=${page}&sort=${sort}`)));
      expect(pages.flatMap(({ found }) => found).sort()).toEqual(['anna', 'bob', 'carl', 'root', 'zoe']);
      expect(pages.map(({ found }) => found.length)).toEqual([2, 2, 1, 0]);
    }
  });

  it('refuses what it does not know', async () => {
    for (const query of ['?sort=passwordHash', '?kind=robots', '?status=x', '?roleName=ROLE_X', '?size=61', '?page=-1'])
      expect((await search(query)).status).toBe(400);
  });

  it('is for global admins', async () => {
    for (const role of ['ROLE_GLOBAL_USER', 'ROLE_COMPANY_ADMIN'] as const) {
      const other = await app.signInAs(role);
      expect((await other.get('/api/user/management/search')).status).toBe(403);
      // What the quick search asks: nobody is found by name, nor their customer.
      for (const path of ['/api/user/management/search?query=anna', '/api/company?query=Alpha']) {
        const { status, body } = await other.get(path);
        expect([status, JSON.stringify(body).includes('lpha'), body.content]).toEqual([403, false, undefined]);
        expect((await admin.get(path)).body.totalElements).toBe(1);
      }
      await app.services.db.delete(users).where(eq(users.id, other.id));
    }
    expect((await app.browser().get('/api/user/management/search')).status).toBe(401);
  });
});

describe('GET /api/user/management/admins', () => {
  it('shows the global admins by name, enabled or not, paged and searched', async () => {
    expect(await search('', 'admins')).toMatchObject({ found: ['carl', 'root'], totalElements: 2 });
    await app.disable(ids.get('carl')!);
    expect((await search('?sort=-name', 'admins')).found).toEqual(['root', 'carl']);
    expect(await search('?size=1&page=1', 'admins')).toMatchObject({ found: ['root'], totalElements: 2 });
    const { content } = await search('?query=UNDER_', 'admins');
    expect(content).toEqual([{ id: ids.get('carl'), name: 'Carl Under_score', username: 'carl@soundings.example' }]);
  });
});

describe('GET /api/user/management/get-by-id/{id}', () => {
  it('shows one user with both names and who acted last', async () => {
    await admin.post(`/api/user/management/${ids.get('bob')}/disable`);
    const { body } = await admin.get(`/api/user/management/get-by-id/${ids.get('bob')}`);
    expect(body).toMatchObject({
      name: 'Bob 100%',
      firstName: 'Bob',
      lastName: '100%',
      enabled: false,
      mustChangePassword: false,
      company: { id: companyId, companyName: 'Alpha' },
      actionedBy: { id: admin.id },
      actionedOn: app.services.now().toISOString(),
    });
    expect(JSON.stringify(body)).not.toContain('argon2');
  });

  it('answers that there is none', async () => {
    const path = '/api/user/management/get-by-id/';
    expect((await admin.get(`${path}11111111-1111-4111-8111-111111111111`)).body.error.code).toBe('notFound');
    expect((await admin.get(`${path}not-an-id`)).status).toBe(400);
  });
});

describe('a page among 5,000 users', () => {
  it('is read from an index and not from the table', async () => {
    const { db } = app.services;
    await db.execute(sql`insert into users
      (id, username, name, password_hash, role_name, company_id, created_on, last_sign_in_on)
      select gen_random_uuid(), 'bulk' || n || '@soundings.example', 'Person ' || md5(n::text), 'x',
        case when n % 3 = 0 then 'ROLE_GLOBAL_USER' else 'ROLE_CUSTOMER' end,
        case when n % 3 = 0 then null else ${companyId}::uuid end,
        now() - n * interval '1 hour', case when n % 2 = 0 then now() - n * interval '1 minute' end
      from generate_series(1, 5000) n`);
    // Vacuum does what the database does by itself after a while: it puts new rows into their place in the text index.
    await db.execute(sql`vacuum analyze users`);
    const plan = async (sort: UserSort, filter: UserFilter = {}) => {
      const query = userPage(db, filter, { page: 0, size: 10, sort });
      const { rows } = (await db.execute(sql`explain ${query.getSQL()}`)) as unknown as {
        rows: Record<string, string>[];
      };
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const indexes = {
      createdOn: 'users_created_on',
      name: 'users_name',
      username: 'users_username_unique',
      roleName: 'users_role',
      lastSignInOn: 'users_last_sign_in_on',
    };
    for (const sort of userSorts) {
      const text = await plan(sort);
      expect(text).toContain(indexes[sort.replace('-', '') as keyof typeof indexes]);
      expect(text).not.toContain('Sort');
      for (const filter of [{ query: 'bulk4321' }, { query: 'ulk' }, { query: 'xyz' }]) {
        expect(await plan(sort, filter)).not.toContain('Seq Scan on users');
      }
    }
    expect(await plan('-createdOn', { query: 'bulk4321' })).toContain('users_search');
  });
});
