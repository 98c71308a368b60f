import { describe, expect } from 'vitest';
import { reportShares } from '#/features/reports/reports.tables.ts';
import { hashPassword } from '#/platform/keys/passwords.ts';
import { test as base } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { createReport, makeEdition } from '#test/report-client.ts';

const test = base.extend('edition', { scope: 'file' }, async ({ admin }) => {
  const report = await createReport(admin, { title: 'To share' });
  const text = { kind: 'text', id: crypto.randomUUID(), title: 'Read this', text: 'One\n\nTwo' };
  await admin.post(`/api/reports/${report.id}/blocks`, { blocks: [text] });
  return (await makeEdition(admin, report)).id as string;
});

const share = async (admin: Browser, edition: string, given: object = {}) => {
  const reply = await admin.call('PUT', `/api/report-editions/${edition}/share`, { expiresOn: null, ...given });
  expect([reply.status, reply.body.error]).toEqual([200, undefined]);
  return reply.body;
};
const open = (browser: Browser, link: string, password: string | null = null) =>
  browser.post('/api/consumer/report/open', { link, password });

describe('a shared report', () => {
  test('opens by its link for who is not signed in, and is not for search engines', async ({
    admin,
    nobody,
    edition,
  }) => {
    const { link, hasPassword } = await share(admin, edition);
    expect(hasPassword).toBe(false);
    const { status, body, headers } = await open(nobody, link);
    expect([status, body.title, body.blocks[0].content.paragraphs]).toEqual([200, 'To share', ['One', 'Two']]);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['cache-control']).toBe('no-store');
    // Neither who made it nor whose it is.
    expect(JSON.stringify(body)).not.toContain('Test User');
    const file = await nobody.post('/api/consumer/report/document', { link, format: 'pdf' });
    expect([file.status, String(file.body).slice(0, 5)]).toEqual([200, '%PDF-']);
  });

  test('has a link that no row of the database tells', async ({ app, admin, edition }) => {
    const { link } = await share(admin, edition);
    const [id, secret] = link.split('.');
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const rows = await app.services.db.select().from(reportShares);
    expect(JSON.stringify(rows)).toContain(id);
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  test('stays closed to a changed, ended, expired or invented link', async ({ admin, nobody, edition, app }) => {
    const { link } = await share(admin, edition);
    const [id, secret = ''] = link.split('.') as [string, string];
    const invented = [`${crypto.randomUUID()}.${secret}`, `${id}.${secret.slice(1)}A`, id, `${id}.`, '', 'x.y'];
    // As many letters, but more bytes.
    invented.push(`${id}.${'é'.repeat(secret.length)}`);
    for (const wrong of invented) expect((await open(nobody, wrong)).body.error?.code).toBe('wrongCredentials');
    await share(admin, edition, { expiresOn: new Date(app.services.now().getTime() - 1000).toISOString() });
    expect((await open(nobody, link)).body.error.code).toBe('wrongCredentials');
    await share(admin, edition);
    expect((await open(nobody, link)).status).toBe(200);
    await admin.delete(`/api/report-editions/${edition}/share`);
    expect((await open(nobody, link)).body.error.code).toBe('wrongCredentials');
    expect((await share(admin, edition)).link).not.toBe(link);
  });

  test('asks for its password and stops those who guess', async ({ app, admin, nobody, edition }) => {
    const { link } = await share(admin, edition, { password: 'Nets of the north' });
    expect((await open(nobody, link)).body).toEqual({ needsPassword: true, language: 'en' });
    // As a mail or a chat hands it on.
    expect((await open(nobody, link, ' Nets of the north\n')).body.title).toBe('To share');
    // Left out, the password stays.
    await share(admin, edition);
    expect((await open(nobody, link)).body).toEqual({ needsPassword: true, language: 'en' });
    // Set before blanks were taken off.
    await app.services.db.update(reportShares).set({ passwordHash: await hashPassword('Nets of old ') });
    expect((await open(nobody, link, 'Nets of old ')).body.title).toBe('To share');
    await share(admin, edition, { password: 'Nets of the north' });
    const file = { link, password: 'wrong password', format: 'pdf' };
    expect((await nobody.post('/api/consumer/report/document', file)).body.error.code).toBe('wrongCredentials');
    for (let tries = 1; tries < 30; tries++)
      expect((await open(nobody, link, `guess ${tries}`)).body.error.code).toBe('wrongCredentials');
    expect((await open(nobody, link, 'Nets of the north')).body.error.code).toBe('tooManyRequests');
    const failed = (await app.auditEntries()).filter(
      ({ action, outcome }) => action === 'report.open' && outcome === 'failure',
    );
    expect(failed).toHaveLength(30);
    expect(JSON.stringify(failed)).not.toContain('guess');
    await share(admin, edition, { password: null });
    expect((await open(nobody, link)).status).toBe(200);
  });

  test('is shared by the report’s owner alone', async ({ stranger, nobody, edition }) => {
    const path = `/api/report-editions/${edition}/share`;
    expect((await stranger.call('PUT', path, { expiresOn: null })).status).toBe(404);
    expect((await nobody.call('PUT', path, { expiresOn: null })).status).toBe(401);
    expect((await stranger.delete(path)).status).toBe(404);
    expect((await stranger.get(`/api/report-editions/${edition}`)).status).toBe(404);
    expect((await stranger.get(`/api/report-editions/${edition}/document?format=pdf`)).status).toBe(404);
    expect((await stranger.delete(`/api/report-editions/${edition}`)).status).toBe(404);
  });
});
