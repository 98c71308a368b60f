import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { referenceFileBytes } from '@soundings/contract/projects/project-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from '#test/browser.ts';
import { makeDocx } from '#test/make-docx.ts';
import { makePdf } from '#test/make-pdf.ts';
import { makeXlsx } from '#test/make-xlsx.ts';
import { sendFile } from '#test/product-client.ts';
import { multipart } from '#test/survey-file.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let customer: Browser;
let temporary: string;
const temporaryBefore = process.env.TMPDIR;
beforeAll(async () => {
  app = await openTestApp();
  customer = await app.signInAs('ROLE_CUSTOMER');
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  temporary = await mkdtemp(join(tmpdir(), 'soundings-parse-'));
  process.env.TMPDIR = temporary;
});
afterAll(async () => {
  expect(await readdir(temporary)).toEqual([]);
  if (temporaryBefore === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = temporaryBefore;
  await app.close();
  await rm(temporary, { recursive: true });
});

const path = '/api/util/parse/file';
const parse = (name: string, content: string | Uint8Array) => sendFile(customer, path, name, content);

const sendForever = async (headers: Record<string, string>, start: Buffer) => {
  const { port } = app.app.server.address() as AddressInfo;
  const cookie = [...customer.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const sending = request({ port, host: '127.0.0.1', method: 'POST', path, headers: { ...headers, cookie } });
  sending.on('error', () => undefined);
  const closed = new Promise((resolve) => sending.once('close', resolve));
  sending.write(start);
  const block = Buffer.alloc(1 << 20, 'a');
  let sent = 0;
  const pump = (): void => {
    if (sending.destroyed) return;
    sent += block.length;
    sending.write(block, () => setImmediate(pump));
  };
  pump();
  const [reply] = (await once(sending, 'response')) as [IncomingMessage];
  reply.on('error', () => undefined).resume();
  await closed;
  return { status: reply.statusCode, sent };
};

describe('POST /api/util/parse/file', () => {
  it.each<[string, string, string | Uint8Array, string]>([
    ['Briefing für Åse.TXT', 'txt', 'Was die Marke kann.', 'Was die Marke kann.'],
    ['notes.md', 'md', '# Heading', '# Heading'],
    ['messages.csv', 'csv', 'message;R1\nx;1', 'message;R1\nx;1'],
    ['brief.pdf', 'pdf', makePdf(['What the brand', 'can do']), 'What the brand\ncan do'],
    ['brief.docx', 'docx', makeDocx('What the brand', 'can do'), 'What the brand\n\ncan do'],
    ['prices.xlsx', 'xlsx', makeXlsx({ Prices: [['Net', 2.5]] }), 'Net\t2.5'],
  ])('answers the text of %s', async (fileName, type, content, text) => {
    const { status, body } = await parse(fileName, content);
    expect([status, body]).toEqual([200, { fileName, type, text, characters: text.length, isCut: false }]);
  });

  it('answers text from a page as data of JSON that no browser runs', async () => {
    const { headers, body } = await parse('a.txt', 'Read <script>alert(1)</script> javascript:alert(1)');
    expect(body.text).toBe('Read <script>alert(1)</script> javascript:alert(1)');
    expect(headers['content-type']).toContain('application/json');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('says what is wrong with a file that cannot be read', async () => {
    const { status, body } = await parse('brief.pdf', '%PDF-1.7 …');
    expect([status, body.error.code]).toEqual([400, 'fileCannotBeRead']);
    expect(body.error.fileErrors[0].lines[0]).toMatchObject({ code: 'textNotRead_damaged', line: null });
  });

  it.each([
    ['a program as a workbook', 'prices.xlsx', 'MZ\u0090\u0000\u0003\u0000'],
    ['a vector picture', 'logo.png', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a vector picture as text', 'logo.txt', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['a picture', 'logo.png', '\u0089PNG'],
    ['a name without ending', 'txt.', 'text'],
  ])('refuses %s', async (_, name, content) => {
    const { status, body } = await parse(name, content);
    expect([status, body.error.code]).toEqual([415, 'unsupportedMediaType']);
  });

  it.each([
    ['../../x.txt', 'x.txt'],
    ['..\\..\\x.txt', 'x.txt'],
    ['%0d%0aset-cookie: a=b.txt', '%0d%0aset-cookie: a=b.txt'],
    ['a\u0001b.txt', 'ab.txt'],
  ])('answers a safe name for %s', async (name, safe) => {
    const { status, body } = await parse(name, 'text');
    expect([status, body.fileName]).toEqual([200, safe]);
  });

  it('refuses a name of five thousand letters, and one with a line break', async () => {
    expect((await parse(`${'l'.repeat(5000)}.txt`, 'text')).status).toBe(415);
    const { status, headers } = await parse('a\r\nSet-Cookie: a=b\r\n.txt', 'text');
    expect([Math.floor(status / 100), headers['set-cookie']]).toEqual([4, undefined]);
  });

  it('refuses a call without a file, and a body that is cut off', async () => {
    expect((await customer.post(path, {})).status).toBe(415);
    const { payload, headers } = multipart('a.txt', 'text');
    const cut = await customer.call('POST', path, payload.subarray(0, -30), headers);
    expect([cut.status, cut.body.error.code]).toEqual([400, 'invalidRequest']);
  });

  it('refuses a file above 20 MB', async () => {
    const { status, body } = await parse('large.txt', Buffer.alloc(referenceFileBytes + 1, 'a'));
    expect([status, body.error.code]).toEqual([413, 'payloadTooLarge']);
    expect((await parse('largest.txt', Buffer.alloc(referenceFileBytes, 'a'))).body.isCut).toBe(true);
  });

  it.each([
    ['a file', (start: Buffer) => start],
    ['a heading', (start: Buffer) => start.subarray(0, -2)],
    ['a field', () => Buffer.from('--test-boundary-7d0a1f\r\nContent-Disposition: form-data; name="a"\r\n\r\n')],
    ['what stands before all', () => Buffer.from('')],
  ])('refuses %s without end and hangs up', async (_, startOf) => {
    const { payload, headers } = multipart('endless.txt', '');
    const end = Buffer.byteLength('\r\n--test-boundary-7d0a1f--\r\n');
    const { status, sent } = await sendForever(headers, startOf(payload.subarray(0, -end)));
    expect(status).toBe(413);
    expect(sent).toBeLessThan(40 * referenceFileBytes);
  });
});
