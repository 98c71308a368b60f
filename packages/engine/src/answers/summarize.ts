import { compareVectors, vectorize } from '../text/similarity.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import { contentStems, splitSentences } from '../text/words.ts';
import { isOrder } from '../writer/page-lines.ts';
import { unwrapLines } from './split-passages.ts';

interface SummarySentence {
  readonly passage: number;
  readonly text: string;
}

const maxSentences = 800;
const lengths = { least: 30, most: 320 } as const;
const maxLikeness = 0.55;

/**
 * The sentences that say most of what a text is about, in its order: those whose words the rest of the text repeats, the
 * beginnings of its parts before others, no two alike (after H. P. Luhn, 1958).
 */
export const summarize = (passages: readonly string[], language: TextLanguage, count = 5): SummarySentence[] => {
  const sentences = passages
    .flatMap((passage, index) =>
      splitSentences(unwrapLines(passage)).map((text, place) => ({ text, passage: index, place })),
    )
    .filter(
      ({ text }) =>
        !isOrder(text) && text.length >= lengths.least && text.length <= lengths.most && /\p{Ll}{3}/u.test(text),
    )
    .slice(0, maxSentences)
    .map((sentence, order) => ({ ...sentence, order, stems: contentStems(sentence.text, language) }));
  const counts = new Map<string, number>();
  for (const { stems } of sentences) for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const ranked = sentences
    .map((sentence) => {
      const told = new Set(sentence.stems);
      const weight = [...told].reduce((sum, stem) => sum + Math.log(counts.get(stem)!), 0) / Math.sqrt(told.size + 4);
      const isProse = /[.!?]["'”“»)]?$/.test(sentence.text) ? 1 : 0.3;
      return {
        ...sentence,
        score: (weight + 0.3) * isProse * (sentence.order === 0 ? 1.5 : sentence.place === 0 ? 1.15 : 1),
      };
    })
    .toSorted((one, other) => other.score - one.score || one.order - other.order);
  const chosen: ((typeof ranked)[number] & { vector: ReturnType<typeof vectorize> })[] = [];
  for (const candidate of ranked) {
    if (chosen.length === count) break;
    const vector = vectorize(candidate.text, language);
    if (chosen.some((other) => compareVectors(other.vector, vector) >= maxLikeness)) continue;
    chosen.push({ ...candidate, vector });
  }
  return chosen.toSorted((one, other) => one.order - other.order).map(({ passage, text }) => ({ passage, text }));
};
