import { makeZip } from './make-zip.ts';

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';

export const docxParts = (body: string, extra: Record<string, string> = {}): Record<string, string> => ({
  '[Content_Types].xml': '<?xml version="1.0"?><Types/>',
  '_rels/.rels': `<?xml version="1.0"?><Relationships><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
  'word/document.xml': `<?xml version="1.0"?><w:document xmlns:w="${main}"><w:body>${body}</w:body></w:document>`,
  ...extra,
});

export const paragraph = (text: string): string => `<w:p><w:r><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;

export const makeDocx = (...paragraphs: string[]): Buffer => makeZip(docxParts(paragraphs.map(paragraph).join('')));
