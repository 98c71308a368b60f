import { isCollected } from '@soundings/contract/projects/project-types';
import { describedOpenings } from '@soundings/contract/projects/sharing';
import { eq } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '#test/api-test.ts';
import { open, refusalOf, share } from '#test/consumer-client.ts';
import { addProduct, type ProductType, products, productTypes, seedChoices } from '#test/product-client.ts';
import { password as signInPassword } from '#test/test-app.ts';
import { projects } from '../projects.tables.ts';

const it = test
  .extend('addShared', ({ admin }) => async (type: ProductType, projectName: string) => {
    const id = await addProduct(admin, type, projectName);
    return { id, projectName, ...(await share(admin, id)) };
  })
  .extend(
    'from',
    ({ app }) =>
      (remoteAddress: string, projectName: string, projectPassword: string) =>
        app.inject({
          method: 'POST',
          url: '/api/consumer/genie',
          payload: { projectName, projectPassword },
          remoteAddress,
        }),
  );

it.beforeAll(async ({ app }) => {
  await seedChoices(app);
});

const wrong = 'Not-The-Password-123';
const refused =
  '{"status":403,"error":{"code":"wrongCredentials","message":"The project name or its password is incorrect."},"hasId":true}';

describe('opening a shared project', () => {
  it.for(
    productTypes
      .filter((type) => !isCollected(type) && type in describedOpenings)
      .map((type) => [type, products[type].fields.brand ?? null] as const),
  )('of type %s tells its name, type and brand, and no more', async ([type, brand], { nobody, addShared }) => {
    const { projectName, password } = await addShared(type, `Open ${type}`);
    const { status, body, headers, cookies } = await open(nobody, type, projectName, password);
    expect([status, body]).toEqual([200, { projectName, projectType: type, brand }]);
    expect(headers['cache-control']).toBe('no-store');
    expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
      ['visitor', true, 'Strict'],
    ]);
  });

  it('answers one refusal to whatever is wrong', async ({ app, admin, nobody, addShared }) => {
    const right = await addShared('GENIE', 'Refuses');
    const never = await addProduct(admin, 'GENIE', 'Never shared');
    const off = await addShared('GENIE', 'Sharing off');
    await admin.post(`/api/project/deactivate/sharing/${off.id}`);
    const inactive = await addShared('GENIE', 'Project off');
    await admin.post(`/api/project/deactivate/${inactive.id}`);
    const expired = await addShared('GENIE', 'Expired');
    const linkExpiresOn = app.services.now().toISOString();
    await admin.post(`/api/project/edit/share/${expired.id}`, { projectPassword: 'Expired-Password-1', linkExpiresOn });
    const replies = [
      await open(nobody, 'GENIE', 'No such project', wrong),
      await open(nobody, 'GENIE', '', ''),
      await open(nobody, 'GENIE', right.projectName, wrong),
      await open(nobody, 'GENIE', right.projectName, ''),
      await open(nobody, 'GENIE', right.projectName, right.password.replace(/.$/, ' $&')),
      await open(nobody, 'GENIE', right.projectName, right.password.slice(0, -1)),
      await open(nobody, 'GENIE', right.projectName, right.password.toLowerCase()),
      await open(nobody, 'GENIE', 'Never shared', ''),
      await open(nobody, 'GENIE', off.projectName, off.password),
      await open(nobody, 'GENIE', inactive.projectName, inactive.password),
      await open(nobody, 'GENIE', expired.projectName, 'Expired-Password-1'),
      await open(nobody, 'ID8', right.projectName, right.password),
      await open(nobody, 'SONAR', right.projectName, right.password),
      await open(nobody, 'RESONANCE', right.projectName, right.password),
      await open(nobody, 'FINAL_MESSAGES', right.projectName, right.password),
      // Right for another project.
      await open(nobody, 'GENIE', right.projectName, off.password),
      await open(nobody, 'GENIE', off.projectName, right.password),
    ];
    expect(never).toBeTruthy();
    expect([...new Set(replies.map(refusalOf))]).toEqual([refused]);
    expect((await open(nobody, 'GENIE', right.projectName, right.password)).status).toBe(200);
  });

  it('refuses what is no name or no password at all', async ({ nobody }) => {
    for (const body of [
      {},
      { projectName: 'Refuses' },
      { projectName: ['Refuses'], projectPassword: wrong },
      { projectName: 'n\u0000', projectPassword: wrong },
      { projectName: 'n'.repeat(201), projectPassword: wrong },
      { projectName: 'Refuses', projectPassword: 'p'.repeat(257) },
    ]) {
      expect((await nobody.post('/api/consumer/genie', body)).status).toBe(400);
    }
    expect((await nobody.get('/api/consumer/genie?projectName=Refuses')).status).toBe(404);
  });

  it('knows a name however it is written', async ({ nobody, addShared }) => {
    const name = 'Größe 100 %/Preis? Ü #1 & Co + 2';
    const { password } = await addShared('GENIE', name);
    for (const given of [
      name,
      name.toUpperCase().replace('GRÖSSE', 'GRÖßE'),
      `  ${name.toLowerCase()} `,
      name.normalize('NFD'),
    ]) {
      expect((await open(nobody, 'GENIE', given, password)).body, given).toMatchObject({ projectName: name });
    }
    expect((await open(nobody, 'GENIE', encodeURIComponent(name), password)).status).toBe(403);
  });

  it('needs no cookie, and gives no more to someone who is signed in', async ({ admin, nobody, addShared }) => {
    const { projectName, password } = await addShared('GENIE', 'Cookies');
    const [signedIn, stranger] = [
      await open(admin, 'GENIE', projectName, password),
      await open(nobody, 'GENIE', projectName, password),
    ];
    expect(signedIn.body).toEqual(stranger.body);
    expect(refusalOf(await open(admin, 'GENIE', projectName, wrong))).toBe(refused);
    // Nor does the password open what is of staff.
    const { status } = await nobody.post('/api/project/search', { projectName, projectPassword: password });
    expect(status).toBe(401);
  });

  it('of SONAR says that nothing was collected yet, but only to who has the password', async ({
    app,
    nobody,
    addShared,
  }) => {
    const { id, projectName, password } = await addShared('SONAR', 'Uncollected');
    const early = await open(nobody, 'SONAR', projectName, password);
    expect([early.status, early.body.error.code]).toEqual([404, 'noDataCollectedYet']);
    expect(refusalOf(await open(nobody, 'SONAR', projectName, wrong))).toBe(refused);
    const collected = { collectedFrom: '2026-09-01', collectedTill: '2026-10-31' };
    await app.services.db.update(projects).set(collected).where(eq(projects.id, id));
    const reply = await open(nobody, 'SONAR', projectName, password);
    expect(reply.body).toEqual({ projectName, projectType: 'SONAR', brand: 'Havgus' });
  });

  it('is refused at the next call once something was switched off or changed', async ({ admin, nobody, addShared }) => {
    const { id, projectName, password } = await addShared('ID8', 'Closing');
    const status = async () => (await open(nobody, 'ID8', projectName, password)).status;
    expect(await status()).toBe(200);
    await admin.post(`/api/project/deactivate/sharing/${id}`);
    expect(await status()).toBe(403);
    await admin.post(`/api/project/activate/sharing/${id}`);
    expect(await status()).toBe(200);
    await admin.post(`/api/project/deactivate/${id}`);
    expect(await status()).toBe(403);
    await admin.post(`/api/project/activate/${id}`);
    await admin.post(`/api/project/edit/share/${id}`, { projectPassword: 'Another-Password-77' });
    expect(await status()).toBe(403);
    await admin.delete(`/api/id8/${id}`);
    expect((await open(nobody, 'ID8', projectName, 'Another-Password-77')).status).toBe(403);
  });

  it('leaves an entry, whether it went well or not', async ({ app, nobody, addShared }) => {
    const { projectName, password } = await addShared('GENIE', 'Noted');
    await open(nobody, 'GENIE', projectName, password);
    await open(nobody, 'GENIE', projectName, wrong);
    const [success, failure] = (await app.auditEntries()).slice(-2);
    const entry = { action: 'share.open', target: 'project Noted', actor: '', actorId: null, address: '127.0.0.1' };
    expect(success).toMatchObject({ ...entry, outcome: 'success' });
    expect(failure).toMatchObject({ ...entry, outcome: 'failure' });
  });
});

describe('guessing', () => {
  it('is stopped after 30 wrong passwords, per project and address, for the right one too', async ({
    app,
    admin,
    addShared,
    from,
  }) => {
    const [one, two] = [await addShared('GENIE', 'Guessed'), await addShared('GENIE', 'Not guessed')];
    for (let tries = 0; tries < 30; tries++) {
      // Another spelling of the name is no way round.
      const name = tries % 2 === 0 ? one.projectName : ` ${one.projectName.toUpperCase()}`;
      expect((await from('192.0.2.1', name, wrong)).statusCode).toBe(403);
    }
    for (const password of [wrong, one.password]) {
      const reply = await from('192.0.2.1', one.projectName, password);
      expect([reply.statusCode, reply.json().error.code]).toEqual([429, 'tooManyRequests']);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    }
    expect((await from('192.0.2.1', two.projectName, two.password)).statusCode).toBe(200);
    expect((await from('192.0.2.2', one.projectName, one.password)).statusCode).toBe(200);
    app.pass(900_001);
    await admin.signIn(app.mails, signInPassword);
    expect((await from('192.0.2.1', one.projectName, one.password)).statusCode).toBe(200);
  });

  it('is stopped alike at a name that does not exist, and for an address that tries many', async ({ from }) => {
    for (let tries = 0; tries < 30; tries++) expect((await from('192.0.2.3', 'Nothing', wrong)).statusCode).toBe(403);
    expect((await from('192.0.2.3', 'Nothing', wrong)).statusCode).toBe(429);
    for (let tries = 0; tries < 120; tries++) {
      expect((await from('192.0.2.3', `Nothing ${tries}`, wrong)).statusCode).toBe(403);
    }
    expect((await from('192.0.2.3', 'Nothing more', wrong)).statusCode).toBe(429);
    expect((await from('192.0.2.4', 'Nothing more', wrong)).statusCode).toBe(403);
  });

  it('by forwarded addresses that nobody vouches for counts for one', async ({ app, addShared }) => {
    const { projectName } = await addShared('GENIE', 'Forwarded');
    const status = async (n: number) => {
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      const payload = { projectName, projectPassword: wrong };
      const options = {
        method: 'POST',
        url: '/api/consumer/genie',
        payload,
        headers,
        remoteAddress: '192.0.2.5',
      } as const;
      return (await app.inject(options)).statusCode;
    };
    for (let n = 0; n < 30; n++) expect(await status(n)).toBe(403);
    expect(await status(31)).toBe(429);
  });

  it('in parallel gains little', async ({ addShared, from }) => {
    const { projectName } = await addShared('GENIE', 'Burst');
    const replies = await Promise.all(Array.from({ length: 60 }, () => from('192.0.2.6', projectName, wrong)));
    expect(replies.map(({ statusCode }) => statusCode).filter((status) => status === 403)).toHaveLength(30);
  });
});
