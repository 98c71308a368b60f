import { stemWord } from '../text/stem.ts';
import type { TextLanguage } from '../text/stop-words.ts';
import { contentStems, splitSentences, splitWords } from '../text/words.ts';
import {
  findCounted,
  findOverallWords,
  findWanted,
  holdsWanted,
  questionStems,
  wordsBehindNumbers,
} from './question-words.ts';
import { matchStem, weighStems } from './rank-passages.ts';
import { unwrapLines } from './split-passages.ts';

interface FoundAnswer {
  readonly passage: number;
  readonly text: string;
  /** Of what the question is about, the part that it speaks of, 0–1. */
  readonly coverage: number;
}

interface Unit {
  readonly passage: number;
  readonly text: string;
  readonly own: ReadonlySet<string>;
  readonly around: ReadonlySet<string>;
}

const minCoverage = 0.66;
const minOwn = 0.3;
const weightOfNeighbours = 0.75;
const nearBest = 0.9;

/**
 * The sentences that answer a question, the best first; none where no sentence covers enough of it, or where it wants a
 * number or a day and none is told. What compares or adds up is answered by texts that do so themselves.
 */
export const findAnswers = (
  question: string,
  passages: readonly string[],
  language: TextLanguage,
  max = 3,
): FoundAnswer[] => {
  const stems = questionStems(question, language);
  if (stems.length === 0) return [];
  const units = passages.flatMap((text, passage) => splitUnits(text, passage, language));
  const weights = weighStems(
    stems,
    units.map(({ own }) => own),
  );
  const whole = stems.reduce((sum, stem) => sum + weights.get(stem)!, 0);
  const wanted = findWanted(question);
  const overall = findOverallWords(question);
  const counted = findCounted(question);
  const cover = (held: ReadonlySet<string>): number[] =>
    stems.map((stem) => weights.get(stem)! * matchStem(stem, held));

  const found = units
    .map((unit): FoundAnswer & { readonly own: number } => {
      const own = cover(unit.own);
      const around = cover(unit.around);
      const covered = own.reduce((sum, value, i) => sum + Math.max(value, around[i]! * weightOfNeighbours), 0);
      return { ...unit, own: own.reduce((sum, value) => sum + value, 0) / whole, coverage: covered / whole };
    })
    .filter(({ text, own, coverage }) => {
      if (coverage < minCoverage || own < minOwn || !holdsWanted(withoutQuestion(text, question), wanted)) return false;
      if (counted && !isCounted(text, counted, language)) return false;
      const words = new Set(splitWords(text));
      return overall.every((word) => words.has(word));
    })
    .toSorted((one, other) => other.coverage + other.own - (one.coverage + one.own) || one.passage - other.passage);
  const best = found[0];
  if (!best) return [];
  const texts = new Set<string>();
  return found
    .filter(({ text, coverage, own }) => {
      if (texts.has(text) || coverage + own < (best.coverage + best.own) * nearBest) return false;
      texts.add(text);
      return true;
    })
    .slice(0, max)
    .map(({ passage, text, coverage }) => ({ passage, text, coverage }));
};

const withoutQuestion = (text: string, question: string): string =>
  (question.match(/\d[\d.,]*/g) ?? []).reduce((rest, number) => rest.replaceAll(number, ''), text);

const isCounted = (text: string, counted: string, language: TextLanguage): boolean => {
  const stem = stemWord(counted, language);
  if (matchStem(stem, new Set(wordsBehindNumbers(text).map((word) => stemWord(word, language)))) > 0) return true;
  return text.split(' · ').some((cell) => {
    const [heading, value] = cell.split(': ');
    return value !== undefined && /\d/.test(value) && matchStem(stem, new Set(contentStems(heading!, language))) > 0;
  });
};

const splitUnits = (passage: string, index: number, language: TextLanguage): Unit[] => {
  const sentences = splitSentences(unwrapLines(passage)).filter((text) => /\p{L}/u.test(text));
  const stems = sentences.map((text) => new Set(contentStems(text, language)));
  return sentences.map((text, i) => ({
    passage: index,
    text,
    own: stems[i]!,
    // Rows of a table say all that they are about themselves.
    around: text.includes(' · ')
      ? stems[i]!
      : new Set([...(stems[i - 1] ?? []), ...stems[i]!, ...(stems[i - 2] ?? [])]),
  }));
};
