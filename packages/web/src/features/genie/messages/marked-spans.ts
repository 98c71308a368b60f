import type { Prediction } from '@soundings/contract/genie/genie';

type Word = Prediction['words'][number];

export interface MarkedSpan {
  start: number;
  end: number;
  /** At least one, all with the same sign. */
  words: readonly Word[];
}

/** Marks show what drives a message: so many spans at most, and only words with this share of the strongest effect. */
const maxSpans = 3;
const leastShare = 1 / 3;

const plainWords = new Set(
  `a an and are as at be but by can for from had has have i if in is it its me my not of on one or our so that the their
  these they this to us was we what who will with you your`.split(/\s+/),
);
const isPlain = (word: string): boolean => plainWords.has(word.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));

/** The spans of a message that move its figure most, in the order of the text: neighbours of one direction are one. */
export const findMarkedSpans = (text: string, words: readonly Word[]): MarkedSpan[] => {
  const strongest = Math.max(...words.map(({ points }) => Math.abs(points)));
  const marked = words.filter(
    ({ start, end, points }) => Math.abs(points) >= leastShare * strongest && !isPlain(text.slice(start, end)),
  );
  const spans: MarkedSpan[] = [];
  for (const word of marked) {
    const last = spans.at(-1);
    const isNext = last?.words[0] && last.words[0].points > 0 === word.points > 0;
    if (last && isNext && /^\s+$/.test(text.slice(last.end, word.start))) {
      spans[spans.length - 1] = { start: last.start, end: word.end, words: [...last.words, word] };
    } else spans.push({ start: word.start, end: word.end, words: [word] });
  }
  const shown = new Set(spans.toSorted((one, other) => effectOf(other) - effectOf(one)).slice(0, maxSpans));
  return spans.filter((span) => shown.has(span));
};

const effectOf = ({ words }: MarkedSpan): number => Math.max(...words.map(({ points }) => Math.abs(points)));
