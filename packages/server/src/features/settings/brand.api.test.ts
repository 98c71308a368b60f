import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { withLetterhead } from '#/platform/mail/letterhead.ts';
import { outboxMailer } from '#/platform/mail/mailer.ts';
import { test } from '#test/api-test.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { makeJpeg, makePng } from '#test/make-logo.ts';
import { sendFile } from '#test/product-client.ts';
import { password, type TestApp } from '#test/test-app.ts';
import { saveBrandRow } from './brand.store.ts';
import { findLetterhead } from './public-brand.ts';

const it = test;
const path = '/api/settings/brand';
const logoPath = `${path}/logo`;
const fields = {
  name: 'Umbra & Söhne',
  accentColor: '#00736C',
  imprint: 'https://umbra.example/imprint',
  privacy: 'https://umbra.example/privacy?lang=de',
  help: 'Help@Umbra.example',
};
const kept = { ...fields, accentColor: '#00736c', help: 'help@umbra.example' };
const put = (browser: Browser, body: object) => browser.call('PUT', path, body);
const upload = (browser: Browser, content: Uint8Array, name = 'logo.png') => sendFile(browser, logoPath, name, content);
const publicBrand = async (browser: Browser) => (await browser.get('/api/consumer/brand')).body;
const files = ({ folder }: TestApp) => readdir(join(folder, 'files', 'pictures')).catch(() => [] as string[]);

it.override('settings', {
  FOOTER_IMPRINT: 'https://server.example/imprint',
  FOOTER_CONTACT: 'https://server.example/contact',
});

describe('the brand', () => {
  it('is the product’s own until something is set, with the addresses of the server', async ({ admin, nobody }) => {
    expect((await admin.get(path)).body).toEqual({
      name: '',
      accentColor: '',
      imprint: '',
      privacy: '',
      help: '',
      logo: null,
      changedOn: null,
    });
    const footer = {
      imprint: 'https://server.example/imprint',
      privacy: '',
      conditions: '',
      contact: 'https://server.example/contact',
      help: '',
    };
    expect(await publicBrand(nobody)).toEqual({ name: '', accentColor: '', logo: null, footer });
  });

  it('is saved, seen by everybody at once, and noted', async ({ app, admin, nobody }) => {
    expect((await put(admin, fields)).status).toBe(200);
    expect((await admin.get(path)).body).toMatchObject({ ...kept, changedOn: expect.any(String) });
    const { imprint, privacy, help, ...rest } = kept;
    const footer = { imprint, privacy, help, conditions: '', contact: 'https://server.example/contact' };
    expect(await publicBrand(nobody)).toEqual({ ...rest, logo: null, footer });
    expect((await app.auditEntries()).at(-1)).toMatchObject({ action: 'settings.brand', outcome: 'success' });
  });

  it('may be taken back', async ({ admin, nobody }) => {
    const none = { name: '', accentColor: '', imprint: '', privacy: '', help: '' };
    expect((await put(admin, none)).status).toBe(200);
    expect((await publicBrand(nobody)).footer.imprint).toBe('https://server.example/imprint');
  });

  it('that another node has changed is seen once 10 seconds are over', async ({ app, admin, nobody }) => {
    await put(admin, fields);
    await publicBrand(nobody);
    await saveBrandRow(app.services.db, { ...kept, name: 'Penumbra' }, app.services.now());
    app.pass(9_999);
    expect((await publicBrand(nobody)).name).toBe(fields.name);
    app.pass(1);
    expect((await publicBrand(nobody)).name).toBe('Penumbra');
  });

  it.for([
    ['name', 'x'.repeat(61)],
    ['name', 'Umbra\u202egnp'],
    ['name', 'line\nbreak'],
    ['accentColor', 'red'],
    ['accentColor', '#fff'],
    ['accentColor', '#00736c;background:url(//x.example)'],
    ['imprint', 'http://umbra.example'],
    ['imprint', 'javascript:alert(1)'],
    ['imprint', 'https://user:secret@umbra.example'],
    ['imprint', 'https://localhost/imprint'],
    ['privacy', '//umbra.example'],
    ['privacy', 'https://umbra.example/a b'],
    ['privacy', 'https:\\\\umbra.example'],
    ['privacy', 'data:text/html,x'],
    ['help', 'nobody'],
    ['help', 'help@umbra.example?bcc=x@y.example'],
  ] as const)('refuses %s %s', async ([field, value], { admin }) => {
    const { status, body } = await put(admin, { ...fields, [field]: value });
    expect([status, body.error.code]).toEqual([400, 'invalidRequest']);
    expect(body.error.fields).toEqual([expect.objectContaining({ path: `body.${field}` })]);
  });

  it('is changed by global admins only', async ({ user, nobody }) => {
    for (const [browser, status] of [
      [user, 403],
      [nobody, 401],
    ] as const) {
      expect((await browser.get(path)).status).toBe(status);
      expect((await put(browser, fields)).status).toBe(status);
      expect((await upload(browser, makePng())).status).toBe(status);
      expect((await browser.delete(logoPath)).status).toBe(status);
    }
  });
});

describe('the agency’s logo', () => {
  it('is served as a picture and as nothing else, to be kept for good', async ({ app, admin, nobody }) => {
    const { status, body } = await upload(admin, makePng(300, 80));
    expect([status, body]).toEqual([
      200,
      { address: expect.stringMatching(/^\/api\/picture\/[\da-f-]{36}$/), width: 300, height: 80 },
    ]);
    expect((await publicBrand(nobody)).logo).toEqual(body);
    const { statusCode, headers, rawPayload } = await app.inject({ url: body.address });
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(rawPayload.equals(makePng(300, 80))).toBe(true);
  });

  it('is replaced under another address; the old one and its file are gone', async ({ app, admin, nobody }) => {
    const before = (await upload(admin, makePng(100, 50))).body;
    const after = (await upload(admin, makeJpeg(90, 30), 'anything.txt')).body;
    expect(after.address).not.toBe(before.address);
    expect((await nobody.get(before.address)).status).toBe(404);
    expect((await nobody.get(after.address)).headers['content-type']).toBe('image/jpeg');
    expect(await files(app)).toHaveLength(1);
  });

  it('is removed with its file, also twice', async ({ app, admin, nobody }) => {
    const { address } = (await upload(admin, makePng())).body;
    for (const _ of [1, 2]) expect((await admin.delete(logoPath)).status).toBe(200);
    expect((await nobody.get(address)).status).toBe(404);
    expect((await publicBrand(nobody)).logo).toBeNull();
    expect(await files(app)).toEqual([]);
  });

  it.for([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 415, 'logoOfOtherKind'],
    ['a page called PNG', Buffer.from('<html><script>alert(1)</script>'), 415, 'logoOfOtherKind'],
    ['too small', makePng(10, 10), 400, 'logoSizeNotAllowed'],
    ['too large', Buffer.concat([makePng(), Buffer.alloc(512_000)]), 413, 'payloadTooLarge'],
  ] as const)('is refused where it is %s, and nothing stays', async ([, content, status, code], { app, admin }) => {
    const reply = await upload(admin, content);
    expect([reply.status, reply.body.error.code]).toEqual([status, code]);
    expect(await files(app)).toEqual([]);
  });

  it('is not found by a guessed id, and an address that is none is refused', async ({ nobody }) => {
    expect((await nobody.get(`/api/picture/${anyId}`)).status).toBe(404);
    expect((await nobody.get('/api/picture/..%2f..%2fsecret.key')).status).toBe(400);
  });
});

/** The application with mails that are written as files, on the letterhead. */
const mailsOf = async (app: TestApp, step: () => Promise<unknown>): Promise<string[]> => {
  const outbox = join(app.folder, 'outbox');
  const before = existsSync(outbox) ? await readdir(outbox) : [];
  const from = 'Soundings <no-reply@soundings.example>';
  const { send } = app.services.mailer;
  const mailer = withLetterhead(outboxMailer(outbox, from, app.services.now), () => findLetterhead(app.services));
  Object.assign(app.services.mailer, { send: mailer.send });
  try {
    await step();
  } finally {
    Object.assign(app.services.mailer, { send });
  }
  const written = (await readdir(outbox)).filter((name) => !before.includes(name));
  return Promise.all(written.map((name) => readFile(join(outbox, name), 'utf8')));
};

describe('mails', () => {
  it('carry name, logo and footer, and come from the server’s own address', async ({ app, admin, user }) => {
    await put(admin, { ...fields, name: 'Umbra <b>$&' });
    await upload(admin, makePng(300, 80));
    const login = () => app.browser().post('/api/auth/login', { username: user.username, password });
    const [mail = ''] = await mailsOf(app, login);
    expect(mail).toMatch(/^From: "?Umbra <b>\$&"? <no-reply@soundings\.example>$/m);
    expect(mail).toContain('Content-ID: <logo@letterhead>');
    expect(mail).toContain('Content-Type: image/png');
    const readable = mail.replaceAll('=\n', '').replaceAll('=3D', '=');
    expect(readable).toContain('Your code for Umbra <b>$&.');
    expect(readable).toContain('Imprint / Impressum: https://umbra.example/imprint');
    expect(readable).toContain('Help / Hilfe: help@umbra.example');
    expect(readable).toContain('<strong style="vertical-align:middle">Umbra &lt;b&gt;$&amp;</strong>');
    expect(readable).toContain('src="cid:logo@letterhead"');
    expect(readable).toContain('href="https://umbra.example/privacy?lang=de"');
    expect(readable).not.toContain('Soundings');
    await admin.delete(logoPath);
  });

  it('go out without it where the logo cannot be read', async ({ app, admin, user }) => {
    await upload(admin, makePng());
    const { read } = app.services.storage;
    Object.assign(app.services.storage, { read: () => Promise.reject(new Error('the bucket is away')) });
    const [mail = ''] = await mailsOf(app, () =>
      app.browser().post('/api/auth/login', { username: user.username, password }),
    );
    Object.assign(app.services.storage, { read });
    expect(mail).toMatch(/^\d{6}$/m);
    expect(mail).toContain('Soundings');
  });
});
