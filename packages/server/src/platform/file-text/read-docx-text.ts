import { openZip } from '#/platform/office/open-zip.ts';
import { readXmlPart } from '#/platform/office/read-xml-part.ts';
import { decodeXmlText, type XmlHandler, XmlScanner, xmlName } from '#/platform/office/xml-scanner.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import { type TextCollector, TextRefusal } from './file-text.ts';

const relationsPart = { part: '_rels/.rels', maxBytes: tableLimits.partBytes };
const sliceBytes = 16_384;

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

const names = {
  text: xmlName('t'),
  paragraph: xmlName('p'),
  cell: xmlName('tc'),
  row: xmlName('tr'),
  tab: xmlName('tab'),
  break: xmlName('br'),
  return: xmlName('cr'),
  hyphen: xmlName('noBreakHyphen'),
  tabStops: xmlName('tabs'),
  fallback: xmlName('Fallback'),
} as const;

class DocumentText implements XmlHandler {
  readonly #add: (text: string) => void;
  #isInText = false;
  #cells = 0;
  #isBehindParagraph = false;
  #leftOut = 0;

  constructor(add: (text: string) => void) {
    this.#add = add;
  }

  open(name: number): void {
    if (name === names.fallback || name === names.tabStops) this.#leftOut++;
    if (this.#leftOut > 0) return;
    if (name === names.text) this.#isInText = true;
    else if (name === names.tab) this.#add('\t');
    else if (name === names.break || name === names.return) this.#add('\n');
    else if (name === names.hyphen) this.#add('-');
    else if (name === names.cell) {
      this.#cells++;
      this.#isBehindParagraph = false;
    }
  }

  close(name: number): void {
    if (name === names.fallback || name === names.tabStops) this.#leftOut--;
    if (this.#leftOut > 0) return;
    if (name === names.text) this.#isInText = false;
    else if (name === names.paragraph) {
      if (this.#cells > 0) this.#isBehindParagraph = true;
      else this.#add('\n\n');
    } else if (name === names.cell) {
      this.#cells--;
      this.#isBehindParagraph = false;
      this.#add('\t');
    } else if (name === names.row && this.#cells === 0) this.#add('\n');
  }

  text(bytes: Buffer, start: number, end: number, isLiteral: boolean): void {
    if (!this.#isInText || this.#leftOut > 0) return;
    if (this.#isBehindParagraph) this.#add(' ');
    this.#isBehindParagraph = false;
    this.#add(decodeXmlText(bytes, start, end, isLiteral));
  }
}
