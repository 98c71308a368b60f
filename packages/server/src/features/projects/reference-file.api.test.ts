import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { referenceFileBytes } from '@soundings/contract/projects/project-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discardFiles } from '#/platform/storage/discarded-files.store.ts';
import { removeDiscardedFiles } from '#/platform/storage/remove-discarded-files.ts';
import type { Browser } from '#test/browser.ts';
import { anyId } from '#test/company-client.ts';
import { makeDocx } from '#test/make-docx.ts';
import { makePdf } from '#test/make-pdf.ts';
import { makeXlsx } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import { addProduct, infoOf, type ProductType, products, seedChoices, sendFile } from '#test/product-client.ts';
import { openTestApp, type TestApp } from '#test/test-app.ts';

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await openTestApp();
  await seedChoices(app);
  admin = await app.signInAs('ROLE_GLOBAL_ADMIN');
});
afterAll(() => app.close());

const folder = () => join(app.folder, 'files', 'references');
const stored = () => readdir(folder()).catch(() => [] as string[]);
const send = (type: ProductType, id: string, name: string, content: string | Uint8Array) =>
  sendFile(admin, `${products[type].path}/add-file/${id}`, name, content);

const docx = makeDocx('What the brand can do');
const xlsx = makeXlsx({ Prices: [['Net', 2.5]] });
const exe = Buffer.from('MZ\u0090\u0000\u0003\u0000[Content_Types].xml xl/workbook.xml', 'latin1');
const svg = '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

describe('a reference file', () => {
  it.each(['SCOUTV2', 'GENIE', 'GENIE_GO', 'ID8'] as const)('of %s is stored, shown and noted', async (type) => {
    const id = await addProduct(admin, type, `Has a file ${type}`);
    const { status, body } = await send(type, id, 'Briefing für Åse.txt', 'Was die Marke kann.');
    expect([status, body]).toEqual([200, { fileName: 'Briefing für Åse.txt' }]);
    expect((await infoOf(admin, id)).fileName).toBe('Briefing für Åse.txt');
    const entries = await app.auditEntries();
    expect(entries.at(-1)).toMatchObject({ action: 'project.file', outcome: 'success', target: `Has a file ${type}` });
  });

  it.each([
    ['a.txt', 'plain'],
    ['a.MD', '# heading'],
    ['a.csv', Buffer.from('message;größe\nx;1', 'latin1')],
    ['utf-16.txt', Buffer.from('\ufeffGrüße', 'utf16le')],
    ['a.pdf', makePdf(['What the brand can do'])],
    ['a.docx', docx],
    ['a.xlsx', xlsx],
  ])('may be %s', async (name, content) => {
    const id = await addProduct(admin, 'GENIE', `May have ${name}`);
    expect((await send('GENIE', id, name, content)).status).toBe(200);
  });

  it.each([
    ['a program as a workbook', 'prices.xlsx', exe],
    ['a program as text', 'readme.txt', exe],
    ['a picture as text', 'logo.txt', svg],
    ['a picture as text in UTF-16', 'logo.txt', Buffer.from(`\ufeff${svg}`, 'utf16le')],
    ['a web page as Markdown', 'page.md', '\ufeff <!DOCTYPE html><script>alert(1)</script>'],
    ['a document as a workbook', 'brief.xlsx', docx],
    ['a zip as a document', 'brief.docx', makeZip({ 'anything.txt': 'x' })],
    ['a PDF as text', 'brief.txt', '%PDF-1.7'],
    ['text as a PDF', 'brief.pdf', 'just text'],
    ['another ending', 'brief.svg', svg],
    ['no ending', 'brief', 'text'],
    ['an empty file', 'empty.txt', ''],
  ])('is refused where it is %s', async (what, name, content) => {
    const id = await addProduct(admin, 'GENIE', `Refuses ${what}`);
    const before = await stored();
    const { status, body } = await send('GENIE', id, name, content);
    expect([status, body.error.code]).toEqual([415, 'unsupportedMediaType']);
    expect(await stored()).toEqual(before);
    expect((await infoOf(admin, id)).fileName).toBeNull();
  });

  it.each([
    ['damaged', 'a.pdf', '%PDF-1.7 …'],
    ['damaged', 'a.docx', docx.subarray(0, -60)],
    ['noText', 'a.docx', makeDocx()],
    ['noText', 'scan.pdf', makePdf([])],
  ])('is refused where its text cannot be read: %s %s', async (reason, name, content) => {
    const id = await addProduct(admin, 'ID8', `Cannot read ${reason} ${name}`);
    const before = await stored();
    const { status, body } = await send('ID8', id, name, content);
    expect([status, body.error.code]).toEqual([400, 'fileCannotBeRead']);
    expect(body.error.fileErrors[0].lines[0].code).toBe(`textNotRead_${reason}`);
    expect(await stored()).toEqual(before);
    expect((await infoOf(admin, id)).fileName).toBeNull();
  });

  it('is refused where it is too large, is none, or the project is another’s', async () => {
    const id = await addProduct(admin, 'GENIE', 'Refuses much');
    const before = await stored();
    const large = await send('GENIE', id, 'large.txt', Buffer.alloc(referenceFileBytes + 1, 'a'));
    expect([large.status, large.body.error.code]).toEqual([413, 'payloadTooLarge']);
    expect((await admin.post(`/api/genie/add-file/${id}`, {})).status).toBe(415);
    expect((await send('GENIE', anyId, 'a.txt', 'text')).status).toBe(404);
    expect((await send('ID8', id, 'a.txt', 'text')).status).toBe(404);
    expect(await stored()).toEqual(before);
  });

  it('with a name that leads elsewhere is stored where all are', async () => {
    const id = await addProduct(admin, 'GENIE', 'Climbs');
    for (const name of ['../../x.txt', '..\\..\\x.txt', '/etc/x.txt', 'a\u0001b.txt']) {
      const before = await stored();
      const { status, body } = await send('GENIE', id, name, 'text');
      expect(status, name).toBe(200);
      expect(body.fileName).not.toMatch(/[/\\\p{Cc}]/u);
      expect(body.fileName.length).toBeLessThan(300);
      // Each takes the place of the one before.
      expect((await stored()).length - before.length).toBe(before.length === 0 || name === '../../x.txt' ? 1 : 0);
    }
  });

  it('with a name of five thousand letters is refused: its ending is beyond what is kept of a name', async () => {
    const id = await addProduct(admin, 'GENIE', 'Long name');
    expect((await send('GENIE', id, `${'l'.repeat(5000)}.txt`, 'text')).status).toBe(415);
  });

  it('takes the place of the one before, also where two come at once, and is deleted with the project', async () => {
    const before = await stored();
    const id = await addProduct(admin, 'ID8', 'Replaces');
    await send('ID8', id, 'first.txt', 'the first');
    await send('ID8', id, 'second.txt', 'the second');
    const replies = await Promise.all(['a', 'b', 'c', 'd'].map((name) => send('ID8', id, `${name}.txt`, name)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const mine = (await stored()).filter((name) => !before.includes(name));
    expect(mine).toHaveLength(1);
    const { fileName } = await infoOf(admin, id);
    expect(`${await readFile(join(folder(), mine[0]!), 'utf8')}.txt`).toBe(fileName);
    await admin.delete(`/api/id8/${id}`);
    expect((await stored()).sort()).toEqual(before.sort());
  });

  it('that a crash left behind is found later, but not while it may still be wanted', async () => {
    const { services } = app;
    const key = 'references/left-behind.txt';
    await discardFiles(services.db, [key], new Date(services.now().getTime() + 3_600_000));
    await services.storage.write(key, Buffer.from('left'));
    expect(await removeDiscardedFiles(services)).toEqual([]);
    expect(await stored()).toContain('left-behind.txt');
    app.pass(3_600_001);
    expect(await removeDiscardedFiles(services)).toEqual([]);
    expect(await stored()).not.toContain('left-behind.txt');
  });
});
