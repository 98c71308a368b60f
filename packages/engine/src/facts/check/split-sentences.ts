/** Behind a day of a month or a German ordinal a full stop ends nothing. */
const afterOrdinal =
  /^\s+(?:jan|feb|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec|platz|rang|stelle|quartal)/i;
const shortForms =
  /(?:^|[\s(])(?:z\.\s?b|d\.\s?h|ca|bzw|inkl|usw|mio|mrd|nr|no|vs|e\.g|i\.e|etc|approx|st|dr|co|inc)$/i;

export interface Sentence {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** The sentences of a text with their places, so that the text without some of them is still as it was written. */
export function findSentences(text: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const add = (to: number): void => {
    const said = text.slice(from, to).trim();
    const last = sentences.at(-1);
    if (said !== '') sentences.push({ text: said, from, to });
    else if (last) sentences[sentences.length - 1] = { ...last, to };
    from = to;
  };
  for (let i = 0; i < text.length; i++) {
    const character = text[i]!;
    if (character === '\n') add(i + 1);
    else if (/[.!?…]/.test(character)) {
      let end = i + 1;
      while (/["'”“»)\]]/.test(text[end] ?? '')) end++;
      const next = text.slice(end);
      if (!/^\s+["'„“»(¡¿\-–•*]*[\p{Lu}\d]/u.test(next) && !/^\s*$/.test(next)) continue;
      const before = text.slice(from, i);
      if (character === '.' && shortForms.test(before)) continue;
      if (character === '.' && /\d$/.test(before) && afterOrdinal.test(next)) continue;
      if (character === '.' && /(?:^|\s)\p{Lu}$/u.test(before)) continue;
      while (/[^\S\n]/.test(text[end] ?? '')) end++;
      add(end);
      i = end - 1;
    }
  }
  add(text.length);
  return sentences;
}
