import type { PaletteItem } from './palette-items.ts';

const wordsOf = (text: string): string[] => text.toLowerCase().split(/\s+/).filter(Boolean);

/** Whether an entry has all words that are typed, in any order: in its name, its note or what else it is called. */
export const matchesWords = (wanted: string, { label, note = '', keywords = '' }: Words): boolean => {
  const said = `${label} ${note} ${keywords}`.toLowerCase();
  return wordsOf(wanted).every((word) => said.includes(word));
};

type Words = Pick<PaletteItem, 'label' | 'note' | 'keywords'>;

interface Marked {
  /** Where in the text. */
  readonly from: number;
  readonly part: string;
  readonly isMarked: boolean;
}

/** A text cut into pieces, those that were typed marked: the phrase, or else each word. */
export const markWords = (wanted: string, text: string): Marked[] => {
  const lower = text.toLowerCase();
  const phrase = wanted.trim().toLowerCase();
  const words = phrase !== '' && lower.includes(phrase) ? [phrase] : wordsOf(wanted);
  const isMarked = new Array<boolean>(text.length).fill(false);
  for (const word of words) {
    const at = lower.indexOf(word);
    if (at >= 0) isMarked.fill(true, at, at + word.length);
  }
  const parts: Marked[] = [];
  for (let from = 0, to = 1; from < text.length; to++) {
    if (to < text.length && isMarked[to] === isMarked[from]) continue;
    parts.push({ from, part: text.slice(from, to), isMarked: isMarked[from]! });
    from = to;
  }
  return parts;
};
