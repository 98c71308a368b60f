import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#/platform/http/app-error.ts';
import type { Browser } from '#test/browser.ts';
import { addProduct, createProduct, products } from '#test/product-client.ts';
import { openTestApp, password, type TestApp } from '#test/test-app.ts';
import { assertStartMonth } from './sonar-type.ts';

describe('the start month of SONAR', () => {
  it.each([
    ['2026-11-21', '2026-09-01', '2026-10-01'],
    ['2026-09-01', '2026-07-01', '2026-08-01'],
    ['2026-08-31', '2026-05-01', '2026-06-01'],
    ['2026-02-28', '2025-11-01', '2025-12-01'],
    ['2026-01-01', '2025-10-01', '2025-11-01'],
  ])('on %s is %s at the latest', (today, latest, tooLate) => {
    const now = new Date(`${today}T12:00:00Z`);
    expect(() => assertStartMonth(latest, now)).not.toThrow();
    expect(() => assertStartMonth(tooLate, now)).toThrow(AppError);
  });

  it('reaches twenty years back', () => {
    const now = new Date('2026-11-21T12:00:00Z');
    expect(() => assertStartMonth('2006-01-01', now)).not.toThrow();
    expect(() => assertStartMonth('2005-12-01', now)).toThrow(AppError);
  });
});

describe('over HTTP', () => {
  let app: TestApp;
  let admin: Browser;
  beforeAll(async () => {
    app = await openTestApp();
    admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
  });
  afterAll(() => app.close());

  const waitDays = async (days: number) => {
    app.pass(days * 86_400_000);
    await admin.signIn(app.mails, password);
  };

  it('is the first of a month that can be chosen on that day', async () => {
    for (const startDate of ['2026-10-01', '2026-09-02', '2026-9-1', '2027-01-01', '2026-13-01', '']) {
      const reply = await createProduct(admin, 'SONAR', `Started ${startDate}`, { startDate });
      expect([reply.status, reply.body.error.fields[0].path]).toEqual([400, 'body.startDate']);
    }
    // Ten days later it is December, and October can be chosen.
    await waitDays(10);
    expect((await createProduct(admin, 'SONAR', 'Started in October', { startDate: '2026-10-01' })).status).toBe(201);
  });

  it('may stay as it is when the project is edited, however old', async () => {
    const id = await addProduct(admin, 'SONAR', 'Long ago', { startDate: '2006-01-01' });
    await waitDays(400);
    const edit = (startDate: string) =>
      admin.post(`/api/sonar/edit/${id}`, { projectName: 'Long ago', ...products.SONAR.fields, startDate });
    expect((await edit('2006-01-01')).status).toBe(200);
    expect((await edit('2006-02-01')).status).toBe(400);
    expect(
      (await admin.post(`/api/project/edit/sonar/${id}`, { projectName: 'Long ago too', ...products.SONAR.edited }))
        .status,
    ).toBe(200);
  });
});
