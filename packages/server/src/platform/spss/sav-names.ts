const longestName = 64;
const reserved = new Set(['ALL', 'AND', 'BY', 'EQ', 'GE', 'GT', 'LE', 'LT', 'NE', 'NOT', 'OR', 'TO', 'WITH']);

/** The beginning of a text that takes so many bytes at most; a character is never cut. */
export const fitBytes = (text: string, most: number): string => {
  if (Buffer.byteLength(text) <= most) return text;
  let fitting = '';
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > most) break;
    fitting += character;
  }
  return fitting;
};

/** Letters, digits and underscores, beginning with a letter; at most 64 bytes. */
const toName = (wanted: string): string => {
  const plain = wanted
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{Nd}]+/gu, '_')
    .replaceAll(/^_+|_+$/g, '');
  const isName = /^\p{L}/u.test(plain) && !reserved.has(plain.toUpperCase());
  return fitBytes(isName ? plain : `v_${plain}`, longestName).replace(/_+$/, '') || 'v';
};

/**
 * Names of variables as SPSS takes them, one from each other also without regard to case, each with a short one of
 * eight letters for programs that know no longer ones.
 */
export const nameVariables = (wanted: readonly string[]): { readonly short: string; readonly long: string }[] => {
  const taken = new Set<string>();
  const next = new Map<string, number>();
  return wanted.map((own, i) => {
    const name = toName(own);
    let long = name;
    for (let n = next.get(name) ?? 2; taken.has(long.toUpperCase()); n++) {
      const ending = `_${n}`;
      long = fitBytes(name, longestName - ending.length) + ending;
      next.set(name, n + 1);
    }
    taken.add(long.toUpperCase());
    return { short: `V${String(i + 1).padStart(7, '0')}`, long };
  });
};
