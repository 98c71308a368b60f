import { isAscii, isUtf8 } from 'node:buffer';

const headBytes = 16_384;

const known = (label: string | undefined): string | undefined => {
  try {
    return label && new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
};

const byMark = (bytes: Uint8Array): string | undefined => {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
};

const byMeta = (bytes: Uint8Array): string | undefined => {
  const head = Buffer.from(bytes.subarray(0, headBytes))
    .toString('latin1')
    .replace(/<!--[\s\S]*?-->/g, '');
  for (const [tag] of head.matchAll(/<(?:meta|\?xml)\s[^>]*>/gi)) {
    const charset = known(/(?:charset|encoding)\s*=\s*["']?\s*([\w:.-]+)/i.exec(tag)?.[1]);
    if (charset) return charset.startsWith('utf-16') ? 'utf-8' : charset;
  }
  return undefined;
};

/** Whether it holds more than ASCII and all of that is UTF-8, up to a character that the end may cut. */
const isSurelyUtf8 = (bytes: Uint8Array): boolean => {
  let end = bytes.length;
  while (end > bytes.length - 4 && bytes[end - 1]! >= 0x80) end--;
  const whole = bytes.subarray(0, end);
  return isUtf8(whole) && !isAscii(whole);
};

/**
 * Decodes a page by its byte order mark, the answer's header, its `<meta>`, or else as windows-1252. Text that is valid
 * UTF-8 is read as that where no encoding or one of Western Europe is named: real text in those hardly ever is, but
 * servers and templates that name the wrong one are common.
 */
export const decodePage = (bytes: Uint8Array, header: string | undefined): { html: string; charset: string } => {
  const named = byMark(bytes) ?? known(header) ?? byMeta(bytes) ?? 'windows-1252';
  const isWestern = /^(windows-1252|iso-8859-15?|macintosh)$/.test(named);
  const charset = isWestern && isSurelyUtf8(bytes) ? 'utf-8' : named;
  return { html: new TextDecoder(charset).decode(bytes), charset };
};
