import { UnreadableFileError } from '#/platform/tables/file-errors.ts';

/** What the scanner calls as it goes. `bytes` is valid only during the call; names come as `xmlName` numbers. */
export interface XmlHandler {
  /** The attributes stand in `bytes` from `start` to `end`. `close` follows at once where `isEmpty`. */
  open(name: number, bytes: Buffer, start: number, end: number, isEmpty: boolean): void;
  close(name: number): void;
  /** Text between two tags; entities are not decoded unless `isLiteral` (CDATA has none). */
  text(bytes: Buffer, start: number, end: number, isLiteral: boolean): void;
}

const [lt, gt, slash, bang, question, colon, quot, apos] = [60, 62, 47, 33, 63, 58, 34, 39] as const;

/** A token longer than this is no cell; 32,767 characters of 6 bytes each fit many times. */
const maxToken = 1_048_576;

export function xmlName(name: string): number {
  let code = 0;
  for (const character of name) code = (Math.imul(code, 31) + character.charCodeAt(0)) | 0;
  return code;
}

/**
 * Splits UTF-8 XML into tags and text without making strings: sheets have tens of millions of cells,
 * and a general SAX parser spends most of an import on their tags.
 * Only for the two large parts of a workbook; refuses DOCTYPE, so there are no entities to expand.
 */
export class XmlScanner {
  readonly #handler: XmlHandler;
  #pending: Buffer[] = [];
  #pendingBytes = 0;
  #wanted = 0;

  constructor(handler: XmlHandler) {
    this.#handler = handler;
  }

  push(chunk: Buffer): void {
    this.#pending.push(chunk);
    this.#pendingBytes += chunk.length;
    // A token that has not ended yet is looked at again only when there is twice as much of it: no quadratic work.
    if (this.#pendingBytes >= this.#wanted) this.#scanPending();
  }

  #scanPending(): void {
    const bytes = this.#pending.length === 1 ? this.#pending[0]! : Buffer.concat(this.#pending);
    const end = this.#scan(bytes);
    const rest = bytes.subarray(end);
    if (rest.length > maxToken) throw new UnreadableFileError('workbookDamaged_xmlLong', {});
    this.#pending = rest.length === 0 ? [] : [rest];
    this.#pendingBytes = rest.length;
    this.#wanted = end === 0 ? rest.length * 2 : 0;
  }

  end(): void {
    this.#scanPending();
    if (Buffer.concat(this.#pending).toString('latin1').trim() !== '')
      throw new UnreadableFileError('workbookDamaged_xmlCut', {});
  }

  #scan(bytes: Buffer): number {
    const { length } = bytes;
    let position = 0;
    while (position < length) {
      if (bytes[position] !== lt) {
        let end = position + 1;
        while (end < length && bytes[end] !== lt) end++;
        if (end === length) return position;
        this.#handler.text(bytes, position, end, false);
        position = end;
      }
      const kind = bytes[position + 1];
      if (kind === undefined) return position;
      const next =
        kind === bang || kind === question
          ? this.#scanSpecial(bytes, position, kind)
          : this.#scanTag(bytes, position, kind === slash);
      if (next === -1) return position;
      position = next;
    }
    return position;
  }

  /** A start or end tag at `position`; returns where it ends, -1 where it is cut. */
  #scanTag(bytes: Buffer, position: number, isEnd: boolean): number {
    const { length } = bytes;
    let i = isEnd ? position + 2 : position + 1;
    let name = 0;
    for (; i < length; i++) {
      const byte = bytes[i]!;
      if (byte === gt || byte <= 32 || byte === slash) break;
      name = byte === colon ? 0 : (Math.imul(name, 31) + byte) | 0;
    }
    const attributes = i;
    for (; i < length; i++) {
      const byte = bytes[i]!;
      if (byte === gt) break;
      if (byte === quot || byte === apos) {
        do i++;
        while (i < length && bytes[i] !== byte);
      }
    }
    if (i >= length) return -1;
    if (isEnd) this.#handler.close(name);
    else {
      const isEmpty = bytes[i - 1] === slash;
      this.#handler.open(name, bytes, attributes, isEmpty ? i - 1 : i, isEmpty);
      if (isEmpty) this.#handler.close(name);
    }
    return i + 1;
  }

  /** A comment, an instruction or CDATA; returns where it ends, -1 where it is cut. */
  #scanSpecial(bytes: Buffer, position: number, kind: number): number {
    if (kind === question) return after(bytes, '?>', position + 2);
    if (position + 9 > bytes.length) return -1;
    const start = bytes.toString('latin1', position, position + 9);
    if (start.startsWith('<!--')) return after(bytes, '-->', position + 4);
    if (start !== '<![CDATA[') throw new UnreadableFileError('workbookDoctype', {});
    const end = bytes.indexOf(']]>', position + 9);
    if (end === -1) return -1;
    this.#handler.text(bytes, position + 9, end, true);
    return end + 3;
  }
}

function after(bytes: Buffer, mark: string, from: number): number {
  const found = bytes.indexOf(mark, from);
  return found === -1 ? -1 : found + mark.length;
}

const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A token of this many bytes holds more characters than a cell may have, each at most 10 bytes long ("&#x1F600;"). */
const maxTokenBytes = 400_000;

/**
 * Text of a cell: entities and Excel's own `_x000D_` escapes decoded. `isLiteral`: CDATA, which has no entities.
 * What stands behind 400,000 bytes is left out: the cell is too long for any use. The text may be ill-formed.
 */
export function decodeXmlText(bytes: Buffer, start: number, end: number, isLiteral: boolean): string {
  let text = bytes.toString('utf8', start, Math.min(end, start + maxTokenBytes));
  if (!isLiteral && text.includes('&')) text = text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, decodeEntity);
  if (text.includes('_x')) {
    text = text.replace(/_x([0-9a-f]{4})_/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  }
  return text;
}

/** Unknown entities stay as they stand: without a DOCTYPE nothing can define them. */
function decodeEntity(whole: string, name: string): string {
  if (!name.startsWith('#')) return entities[name] ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\ufffd';
}
