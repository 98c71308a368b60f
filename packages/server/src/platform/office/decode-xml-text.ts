const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** A token of this many bytes holds more characters than a cell may have, each at most 10 bytes long ("&#x1F600;"). */
const longestToken = 400_000;

/**
 * Text of a cell: entities and Excel's own `_x000D_` escapes decoded. `isLiteral`: CDATA, which has no entities.
 * What stands behind 400,000 bytes is left out: the cell is too long for any use. The text may be ill-formed.
 */
export function decodeXmlText(bytes: Buffer, start: number, end: number, isLiteral: boolean): string {
  let text = bytes.toString('utf8', start, Math.min(end, start + longestToken));
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
