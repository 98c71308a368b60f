const lowercase = new Set('àáâãäåæçèéêëìíîïñòóôõöøùúûüÿß');
const uppercase = new Set('ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜ');
const punctuation = new Set('„‚…«»°§®©™\u00a0¿¡£');

const isLetter = (byte: number): boolean => (byte | 32) >= 97 && (byte | 32) <= 122;
const isLower = (byte: number): boolean => byte >= 97 && byte <= 122;
const isDigit = (byte: number): boolean => byte >= 48 && byte <= 57;
const isSpace = (byte: number): boolean => byte === 32;

const byteValues = Uint8Array.from({ length: 256 }, (_, byte) => byte);
const macCharacters = new TextDecoder('macintosh').decode(byteValues);
const windowsCharacters = new TextDecoder('windows-1252').decode(byteValues);

/** Bytes that are looked at closely; what thousands of them say, the rest says as well. */
const maxJudged = 20_000;

/**
 * Whether text that is not UTF-8 reads better as Mac Roman (old Excel for Mac) than as Windows-1252.
 * Both give every byte a meaning, but the wrong one puts capitals and symbols inside words ("fŸr" for "für").
 */
export function isMacRoman(bytes: Uint8Array): boolean {
  let mac = 0;
  let windows = 0;
  let judged = 0;
  for (let i = 0; i < bytes.length && judged < maxJudged; i++) {
    const byte = bytes[i]!;
    if (byte < 0x80) continue;
    judged++;
    const before = bytes[i - 1] ?? 10;
    const after = bytes[i + 1] ?? 10;
    mac += plausibility(macCharacters[byte]!, before, after);
    windows += plausibility(windowsCharacters[byte]!, before, after);
  }
  return mac > windows;
}

/** How likely a character stands between two bytes; neighbours above 0x7f say nothing, as their meaning is open too. */
function plausibility(character: string, before: number, after: number): number {
  if (lowercase.has(character)) return isLetter(before) || isLetter(after) ? 2 : 1;
  if (uppercase.has(character)) return isLower(before) ? -3 : 1;
  if (character === '’') return isLetter(before) ? 3 : 1;
  if (character === '“' || character === '‘') return !isLetter(before) && isLetter(after) ? 3 : 0;
  if (character === '”') return !isLetter(after) && !isSpace(before) ? 3 : 0;
  if (character === '–' || character === '—') return isLetter(before) && isLetter(after) ? 0 : 3;
  if (character === '€') return isLetter(after) || isLetter(before) ? -2 : 2;
  if (punctuation.has(character)) return isDigit(after) || !isLetter(after) ? 1 : 0;
  return -2;
}
