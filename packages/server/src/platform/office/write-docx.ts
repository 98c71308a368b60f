import { strToU8, zipSync } from 'fflate';

const header = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const packageNs = 'http://schemas.openxmlformats.org/package/2006';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';

const contentTypes = `${header}<Types xmlns="${packageNs}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/></Types>`;
const relations = `${header}<Relationships xmlns="${packageNs}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`;

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll(/[&<>]/g, (character) => escapes[character]!);

const paragraph = (text: string, look = ''): string => {
  const lines = text.split(/\r\n|\r|\n/).map((line) => `<w:t xml:space="preserve">${escapeXml(line)}</w:t>`);
  return `<w:p><w:pPr><w:spacing w:after="200"/></w:pPr><w:r>${look}${lines.join('<w:br/>')}</w:r></w:p>`;
};

export const writeDocx = (title: string, paragraphs: readonly string[]): Uint8Array => {
  const heading = paragraph(title, '<w:rPr><w:b/><w:sz w:val="32"/></w:rPr>');
  const body = [heading, ...paragraphs.map((text) => paragraph(text))].join('');
  const document = `${header}<w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`;
  const parts = { '[Content_Types].xml': contentTypes, '_rels/.rels': relations, 'word/document.xml': document };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
};
