import { DocumentText } from '#/platform/office/document-text.ts';
import { openZip } from '#/platform/office/open-zip.ts';
import { readXmlPart } from '#/platform/office/read-xml-part.ts';
import { XmlScanner } from '#/platform/office/xml-scanner.ts';
import { tableLimits } from './table-limits.ts';
import type { TextCollector } from './text-collector.ts';
import { TextRefusal } from './text-refusal.ts';

const relationsPart = { part: '_rels/.rels', maxBytes: tableLimits.partBytes };
/** A few bytes can stand for much text: pieces are small, so that little is made beyond the limit. */
const sliceBytes = 16_384;

/** The text of a docx, streamed from its main part: a line a paragraph, a line a row of a table. */
export const readDocumentText = async (path: string, collector: TextCollector): Promise<void> => {
  const zip = await openZip(path);
  try {
    if (!zip.has('[Content_Types].xml') || !zip.has(relationsPart.part)) throw new TextRefusal('foreign');
    let part = '';
    await readXmlPart(zip, relationsPart, (name, { Type = '', Target = '' }) => {
      if (name === 'Relationship' && Type.endsWith('/officeDocument')) part = Target.replace(/^\//, '');
    });
    // A workbook calls its main part a document as well, and a file that is both is neither.
    if (!/^word\//i.test(part) || zip.has('xl/workbook.xml')) throw new TextRefusal('foreign');
    const scanner = new XmlScanner(new DocumentText((text) => collector.add(text)));
    for await (const chunk of zip.read(part)) {
      for (let start = 0; start < chunk.length; start += sliceBytes) {
        scanner.push(chunk.subarray(start, start + sliceBytes));
        if (collector.isFull) return;
      }
    }
    scanner.end();
  } finally {
    zip.close();
  }
};
