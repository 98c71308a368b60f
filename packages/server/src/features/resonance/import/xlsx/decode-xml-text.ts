const entities: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text of a cell: entities and Excel's own `_x000D_` escapes decoded. `isLiteral`: CDATA, which has no entities. */
export function decodeXmlText(bytes: Buffer, start: number, end: number, isLiteral: boolean): string {
  let text = bytes.toString('utf8', start, end);
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
