import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AppError } from '#/platform/http/app-error.ts';
import { docxParts, makeDocx, paragraph } from '#test/make-docx.ts';
import { makePdf, pdfOf } from '#test/make-pdf.ts';
import { makeXlsx, workbookParts } from '#test/make-xlsx.ts';
import { makeZip } from '#test/make-zip.ts';
import type { TextFileType } from './file-text.ts';
import { fileTextCharacters, readFileText } from './read-file-text.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'soundings-text-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let files = 0;
const read = async (type: TextFileType, content: string | Uint8Array, signal?: AbortSignal) => {
  const path = join(folder, String(++files));
  await writeFile(path, content);
  return readFileText(path, type, signal);
};

const refusal = async (type: TextFileType, content: string | Uint8Array): Promise<string> => {
  const error = await read(type, content).then(
    () => null,
    (thrown: unknown) => thrown,
  );
  if (!(error instanceof AppError)) throw error ?? new Error('it was read');
  return error.details.fileErrors?.[0]?.lines[0]?.code ?? error.code;
};

const table = `<w:tbl><w:tr><w:tc>${paragraph('Alter')}</w:tc><w:tc>${paragraph('18')}${paragraph('bis 24')}</w:tc></w:tr></w:tbl>`;
const shape = '<mc:Choice><w:p><w:r><w:t>Form</w:t></w:r></w:p></mc:Choice>';
const rich = `<w:p><w:pPr><w:tabs><w:tab w:val="left"/></w:tabs></w:pPr><w:r><w:t>Grüße &amp; </w:t><w:tab/><w:t>mehr</w:t><w:br/><w:delText>weg</w:delText><w:t>Ende</w:t></w:r></w:p>`;

describe('the text', () => {
  it.each<[string, TextFileType, string | Uint8Array, string]>([
    ['UTF-8 with a mark', 'txt', '\ufeffGrüße\r\n\r\n\r\n\r\nan alle  \r\n', 'Grüße\n\nan alle'],
    ['UTF-16', 'txt', Buffer.from('\ufeffGrüße', 'utf16le'), 'Grüße'],
    ['Windows-1252', 'csv', Buffer.from('message;größe\nx;1', 'latin1'), 'message;größe\nx;1'],
    ['Markdown with a comment', 'md', '<!-- draft -->\n# Title', '<!-- draft -->\n# Title'],
    ['a PDF', 'pdf', makePdf(['Hello (world)', 'Grüße'], ['Page two']), 'Hello (world)\nGrüße\n\nPage two'],
    ['a document', 'docx', makeDocx('Eins', 'Zwei &lt; drei'), 'Eins\n\nZwei < drei'],
    [
      'a document with a table, a shape and tabs',
      'docx',
      makeZip(docxParts(`${rich}${table}${shape}<mc:Fallback>${shape}</mc:Fallback>`)),
      'Grüße & \tmehr\nEnde\n\nAlter\t18 bis 24\nForm',
    ],
    [
      'a workbook',
      'xlsx',
      makeXlsx({
        A: [
          ['x', 1.5],
          [null, 'y\nz'],
        ],
      }),
      'x\t1.5\n\ty z',
    ],
    ['sheets', 'xlsx', makeXlsx({ One: [['x']], None: [], Two: [['y']] }), 'One\nx\n\nTwo\ny'],
  ])('of %s', async (_, type, content, text) => {
    expect(await read(type, content)).toEqual({ text, isCut: false });
  });

  const long = 'Zehn Fett. '.repeat(30_000);
  it.each<[TextFileType, string | Uint8Array]>([
    ['txt', long],
    ['docx', makeDocx(...Array.from({ length: 300 }, () => long.slice(0, 1100)))],
    ['xlsx', makeXlsx({ A: Array.from({ length: 300 }, () => [long.slice(0, 1100)]) })],
    ['pdf', makePdf(...Array.from({ length: 300 }, () => Array.from({ length: 10 }, () => long.slice(0, 110))))],
  ])('of a long %s is cut at 200,000 characters', async (type, content) => {
    const { text, isCut } = await read(type, content);
    expect(isCut).toBe(true);
    expect(text.length).toBeGreaterThan(fileTextCharacters - 200);
    expect(text.length).toBeLessThanOrEqual(fileTextCharacters);
  });
});

const zipStart = 'PK\u0003\u0004';
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';
const both = makeZip({ ...workbookParts({ A: [['x']] }), ...docxParts(paragraph('x')) });

describe('content that is not what the name says', () => {
  it.each<[string, TextFileType, string | Uint8Array]>([
    ['a program', 'xlsx', 'MZ\u0090\u0000\u0003\u0000[Content_Types].xml xl/workbook.xml'],
    ['a program', 'txt', 'MZ\u0090\u0000\u0003\u0000'],
    ['a NUL far behind', 'csv', `${'a,b\n'.repeat(100_000)}\u0000`],
    ['a picture', 'txt', svg],
    ['a picture behind a comment', 'md', `<!-- <x> --> \n<!-- -->${svg}`],
    ['a picture in UTF-16', 'txt', Buffer.from(`\ufeff<?xml version="1.0"?>${svg}`, 'utf16le')],
    ['a GIF that is a script', 'txt', 'GIF89a=1;alert(1)'],
    ['a PDF', 'txt', '%PDF-1.7'],
    ['a PDF', 'docx', makePdf(['x'])],
    ['text', 'pdf', 'just text'],
    ['a document', 'xlsx', makeDocx('x')],
    ['a workbook', 'docx', makeXlsx({ A: [['x']] })],
    ['a zip', 'docx', makeZip({ 'a.txt': 'a' })],
    ['a workbook and a document at once', 'docx', both],
    ['a PDF that is also a zip', 'pdf', Buffer.concat([makePdf(['x']), makeZip({ 'a.txt': 'a' })])],
    ['text that is also a zip', 'txt', Buffer.concat([Buffer.from('text '), makeZip({ 'a.txt': 'a' })])],
    ['nothing', 'txt', ''],
  ])('is refused: %s as %s', async (_, type, content) => {
    expect(await refusal(type, content)).toBe('unsupportedMediaType');
  });
});

const entity = (body: string) => `<?xml version="1.0"?><!DOCTYPE a [${body}]><a>&x;</a>`;
const laughs = entity(`<!ENTITY y "lol"><!ENTITY x "${'&y;'.repeat(1000)}">`);
const manyParts = (): Buffer => {
  const zip = makeZip(docxParts(paragraph('x')));
  for (const at of [12, 14]) zip.writeUInt16LE(50_000, zip.length - at);
  return zip;
};
const locked = (): Buffer =>
  pdfOf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[]/Count 0>>'])
    .toString('latin1')
    .replace(
      '/Root 1 0 R',
      `/Root 1 0 R/ID[<00><00>]/Encrypt<</Filter/Standard/V 1/R 2/P -4/O<${'11'.repeat(32)}>/U<${'22'.repeat(32)}>>>`,
    ) as unknown as Buffer;

describe('a file that cannot be read', () => {
  it.each<[string, TextFileType, string | Uint8Array]>([
    ['damaged', 'pdf', '%PDF-1.7 …'],
    ['damaged', 'docx', `${zipStart} and no more`],
    ['damaged', 'docx', makeDocx('x').subarray(0, -60)],
    ['damaged', 'xlsx', makeZip(workbookParts({ A: [['x']] }, { 'xl/workbook.xml': '<a><b></a>' }))],
    ['locked', 'pdf', locked()],
    ['noText', 'pdf', makePdf([])],
    ['noText', 'docx', makeDocx()],
    ['noText', 'txt', ' \n\t'],
    ['tooMuch', 'docx', makeZip(docxParts('', { 'word/document.xml': ' '.repeat(2 ** 26) }))],
    ['tooMuch', 'docx', makeZip(docxParts(paragraph('x').repeat(9999)), { 'word/document.xml': 99 })],
    ['tooMuch', 'xlsx', makeZip(workbookParts({ A: [] }, { 'xl/sharedStrings.xml': ' '.repeat(2 ** 26) }))],
    ['tooMuch', 'docx', manyParts()],
    ['damaged', 'docx', makeZip(docxParts('', { 'word/document.xml': laughs }))],
    ['damaged', 'xlsx', makeZip(workbookParts({ A: [] }, { 'xl/worksheets/sheet1.xml': laughs }))],
    ['damaged', 'xlsx', makeZip(workbookParts({ A: [] }, { 'xl/workbook.xml': laughs }))],
  ])('is refused as %s (%s)', async (reason, type, content) => {
    expect(await refusal(type, content)).toBe(`textNotRead_${reason}`);
  });

  it('makes nothing be fetched', async () => {
    const fetched: string[] = [];
    const server = createServer((request, reply) => {
      fetched.push(request.url ?? '');
      reply.end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const xxe = entity(`<!ENTITY x SYSTEM "${url}/entity">`);
    const external = `<!DOCTYPE a SYSTEM "${url}/doctype"><a/>`;
    const linked = `<Relationships><Relationship Id="r" Type="x/officeDocument" TargetMode="External" Target="${url}/word/"/></Relationships>`;
    expect(await refusal('docx', makeZip(docxParts('', { 'word/document.xml': xxe })))).toBe('textNotRead_damaged');
    expect(await refusal('docx', makeZip(docxParts('', { '_rels/.rels': external })))).toBe('textNotRead_damaged');
    expect(await refusal('docx', makeZip(docxParts('', { '_rels/.rels': linked })))).toBe('unsupportedMediaType');
    for (const part of ['xl/workbook.xml', 'xl/sharedStrings.xml', 'xl/styles.xml', 'xl/worksheets/sheet1.xml']) {
      const given = workbookParts({ A: [['x']] }, { [part]: xxe });
      expect(await refusal('xlsx', makeZip(given)), part).toBe('textNotRead_damaged');
    }
    const remote = `<</Type/Catalog/Pages 2 0 R/OpenAction<</S/URI/URI(${url}/pdf)>>>>`;
    expect(await refusal('pdf', pdfOf([remote, '<</Type/Pages/Kids[]/Count 0>>']))).toBe('textNotRead_noText');
    server.close();
    expect(fetched).toEqual([]);
  });
});

it('is not read on for who has left', async () => {
  await expect(read('txt', 'text', AbortSignal.abort())).rejects.toMatchObject({ code: 'requestCancelled' });
  const leaving = new AbortController();
  const reading = read('txt', 'text', leaving.signal);
  setTimeout(() => leaving.abort(), 15);
  await expect(reading).rejects.toMatchObject({ code: 'requestCancelled' });
});
