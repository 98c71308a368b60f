import { cleanCell } from '#/platform/tables/cell-text.ts';
import { UnreadableFileError } from '#/platform/tables/file-errors.ts';
import { tableLimits } from '#/platform/tables/table.ts';
import type { Zip } from './open-zip.ts';
import { decodeXmlText, type XmlHandler, XmlScanner, xmlName } from './xml-scanner.ts';

const [item, text, phonetic] = [xmlName('si'), xmlName('t'), xmlName('rPh')];

/**
 * The texts that the cells of a workbook point to, by their index. The runs of a rich text are joined;
 * phonetic guides are left out. Throws UnreadableFileError beyond 64 million characters.
 */
export async function readSharedStrings(zip: Zip, part: string, signal?: AbortSignal): Promise<string[]> {
  const handler = new SharedStrings();
  const scanner = new XmlScanner(handler);
  for await (const chunk of zip.read(part, signal)) scanner.push(chunk);
  scanner.end();
  return handler.strings;
}

class SharedStrings implements XmlHandler {
  readonly strings: string[] = [];
  #characters = 0;
  #current = '';
  #isInText = false;
  #isInPhonetic = false;

  open(name: number): void {
    if (name === item) this.#current = '';
    else if (name === text) this.#isInText = !this.#isInPhonetic;
    else if (name === phonetic) this.#isInPhonetic = true;
  }

  close(name: number): void {
    if (name === text) this.#isInText = false;
    else if (name === phonetic) this.#isInPhonetic = false;
    else if (name === item) {
      this.#current = cleanCell(this.#current);
      this.strings.push(this.#current);
      // 16: what even an empty string costs, so that a list of millions of them ends as well.
      this.#characters += this.#current.length + 16;
      if (this.#characters > tableLimits.sharedCharacters) {
        throw new UnreadableFileError('tooManyTexts', {});
      }
    }
  }

  text(bytes: Buffer, start: number, end: number, isLiteral: boolean): void {
    // Cells that point to a text this long are refused; a longer one need not be kept.
    if (!this.#isInText || this.#current.length > tableLimits.cellCharacters) return;
    const read = decodeXmlText(bytes, start, end, isLiteral);
    this.#current = this.#current === '' ? read : this.#current + read;
  }
}
