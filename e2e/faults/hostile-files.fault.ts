import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { deflateSync } from 'node:zlib';
import type { Browser } from '@soundings/server/test/browser';
import { docxParts, paragraph } from '@soundings/server/test/make-docx';
import { pdfWithContent } from '@soundings/server/test/make-pdf';
import { workbookParts } from '@soundings/server/test/make-xlsx';
import { makeZip } from '@soundings/server/test/make-zip';
import { sendFile } from '@soundings/server/test/product-client';
import { openTestApp, type TestApp } from '@soundings/server/test/test-app';
import { afterAll, beforeAll, expect, it } from 'vitest';

let app: TestApp;
let user: Browser;
beforeAll(async () => {
  app = await openTestApp();
  user = await app.signInAs('ROLE_CUSTOMER');
  for (let round = 0; round < 5; round++) await parse('warm.docx', makeZip(docxParts(paragraph('warm'))));
});
afterAll(() => app.close());

const parse = (name: string, content: Uint8Array) => sendFile(user, '/api/util/parse/file', name, content);
// What making a bomb took is given back before it is sent: it would hide what reading it takes.
setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

const megabytes = (bytes: number) => Math.round(bytes / 1e6);

const measure = async (name: string, content: Uint8Array) => {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  collectGarbage();
  await wait(300);
  collectGarbage();
  const before = process.memoryUsage.rss();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  delay.enable();
  const start = performance.now();
  const { status, body } = await parse(name, content);
  const milliseconds = performance.now() - start;
  delay.disable();
  clearInterval(watch);
  const found = { status, milliseconds, grown: megabytes(most - before), p99: delay.percentile(99) / 1e6 };
  console.log(
    `${name}: ${content.length} bytes → ${JSON.stringify(found)} ${body.error?.fileErrors?.[0].lines[0].code}`,
  );
  await wait(200);
  return found;
};

const gigabyte = () => Buffer.alloc(2 ** 30, ' ');
const bombs: [string, () => Uint8Array][] = [
  ['document.docx', () => makeZip({ ...docxParts(''), 'word/document.xml': gigabyte() })],
  ['sheet.xlsx', () => makeZip({ ...workbookParts({ A: [] }), 'xl/worksheets/sheet1.xml': gigabyte() })],
  ['texts.xlsx', () => makeZip({ ...workbookParts({ A: [] }), 'xl/sharedStrings.xml': gigabyte() })],
  [
    'undeclared.docx',
    () => makeZip({ ...docxParts(''), 'word/document.xml': Buffer.alloc(2 ** 28, ' ') }, { 'word/document.xml': 999 }),
  ],
  [
    'nested.docx',
    () => makeZip({ 'a.docx': makeZip({ 'b.docx': makeZip({ ...docxParts(''), c: Buffer.alloc(2 ** 28) }) }) }),
  ],
  [
    'many.docx',
    () => makeZip(Object.fromEntries(Array.from({ length: 65_000 }, (_, index) => [`word/${index}.xml`, '']))),
  ],
];

it.each(bombs)('a zip bomb is refused within a second and 50 MB: %s', async (name, make) => {
  const content = make();
  const { status, milliseconds, grown } = await measure(name, content);
  expect([400, 415]).toContain(status);
  expect(milliseconds).toBeLessThan(1000);
  expect(grown).toBeLessThan(50);
});

const pdfs: [string, () => Uint8Array][] = [
  ['gigabyte.pdf', () => pdfWithContent(deflateSync(gigabyte()))],
  ['letters.pdf', () => pdfWithContent(deflateSync(Buffer.alloc(2 ** 30, 'A')))],
  ['nested-arrays.pdf', () => pdfWithContent(deflateSync(Buffer.alloc(2 ** 28, '[')))],
  ['noise.pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(19 * 2 ** 20)])],
];

it.each(pdfs)('a hostile PDF neither blocks nor exhausts the server: %s', async (name, make) => {
  const content = make();
  const { status, milliseconds, grown, p99 } = await measure(name, content);
  expect(status).toBe(400);
  expect(milliseconds).toBeLessThan(17_000);
  expect(grown).toBeLessThan(700);
  expect(p99).toBeLessThan(200);
});

it('others are answered while hostile files are read, and their readers are bounded', async () => {
  const bomb = pdfWithContent(deflateSync(Buffer.alloc(2 ** 30, 'A')));
  const readings = Array.from({ length: 30 }, () => parse('letters.pdf', bomb));
  const times: number[] = [];
  let isOver = false;
  const pinging = (async () => {
    while (!isOver) {
      const start = performance.now();
      expect((await user.get('/api/check-auth')).status).toBe(200);
      times.push(performance.now() - start);
      await wait(10);
    }
  })();
  const statuses = (await Promise.all(readings)).map(({ status }) => status);
  isOver = true;
  await pinging;
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)]!;
  console.log(`${times.length} pings, p99 ${p99.toFixed(1)} ms; ${statuses}`);
  expect(new Set(statuses)).toEqual(new Set([400, 503]));
  expect(p99).toBeLessThan(200);
});
