import type { RecodePoint } from '@soundings/contract/resonance/mapping';
import { maxPoints, topBox } from '@soundings/contract/resonance/resonance-choices';
import { headingSays } from './heading-words.ts';
import { isMissingAmong } from './is-missing-among.ts';
import { readLabelledNumbers, readLabelledScale } from './labelled-numbers.ts';
import type { ScaleDraft } from './number-scale.ts';
import { findKnownOrder } from './scale-words.ts';
import { wordKey } from './word-key.ts';
import { orderWords } from './word-order.ts';

const toPoints = (words: readonly string[], positive?: readonly boolean[]): RecodePoint[] =>
  words.map((word, place) => ({
    label: word,
    answers: [word],
    positive: positive?.[place] ?? place >= words.length - topBox(words.length),
  }));

const no = new Set([
  'no',
  'nein',
  'nej',
  'non',
  'false',
  'falsch',
  'unchecked',
  'not selected',
  'nicht gewählt',
  'not checked',
]);
const yes = new Set(['yes', 'ja', 'oui', 'sí', 'si', 'true', 'wahr', 'checked', 'selected', 'gewählt', 'x']);
export const isYes = (word: string): boolean => yes.has(wordKey(word)) || word.trim() === '1';
export const isNo = (word: string): boolean => no.has(wordKey(word)) || word.trim() === '0';

const grade = /^[a-f][+-]?$/i;
const gradeRank = (word: string): number =>
  -3 * word.toLowerCase().charCodeAt(0) + (word.endsWith('+') ? 1 : word.endsWith('-') ? -1 : 0);

/** What the order of some different answers in words is, and how sure it is. Null where they cannot be a scale. */
export function readWordScale(answers: readonly string[], heading: string): ScaleDraft | null {
  const noAnswer = answers.filter((answer) => isMissingAmong(answer, answers));
  const words = answers.filter((answer) => !noAnswer.includes(answer));
  if (words.length < 2) return null;
  const labelled = readLabelledNumbers(words);
  const numbered = labelled && readLabelledScale(labelled);
  if (numbered) return { ...numbered, noAnswer: [...numbered.noAnswer, ...noAnswer] };
  if (words.length > maxPoints) return null;
  const draft = readOrder(words, heading);
  return { ...draft, noAnswer, alternatives: draft.alternatives.map((other) => ({ ...other, noAnswer })) };
}

function readOrder(words: readonly string[], heading: string): ScaleDraft {
  const made = (reason: ScaleDraft['reason'], points: RecodePoint[], ...others: RecodePoint[][]): ScaleDraft => ({
    points,
    noAnswer: [],
    reason,
    doubtful: [],
    alternatives: others.map((other) => ({ points: other, noAnswer: [] })),
  });
  if (words.length === 2 && words.some(isYes) && words.some(isNo)) {
    return made('binary', toPoints([words.find(isNo)!, words.find(isYes)!]));
  }
  if (words.length >= 3 && words.every((word) => grade.test(word))) {
    const ordered = words.toSorted((a, b) => gradeRank(a) - gradeRank(b));
    const isSaid = headingSays.grade(heading) || headingSays.schoolGrade(heading);
    if (isSaid) return made('grades', toPoints(ordered));
    return made('gradesMaybe', toPoints(ordered), toPoints(ordered.toReversed()));
  }
  const known = findKnownOrder(words);
  if (known?.isComplete) return made('knownWords', toPoints(known.words));
  const order = orderWords(words);
  const ordered = toPoints(order.words, order.positive);
  if (known?.isCertain && (order.reason === 'unknownWords' || countAlike(toPoints(known.words), ordered, words))) {
    return made(order.reason === 'ambiguousWords' ? order.reason : 'knownWords', toPoints(known.words));
  }
  if (!known && order.reason === 'knownWords') return made('knownWords', ordered);
  if (known && order.reason === 'knownWords') return made('ambiguousWords', ordered, toPoints(known.words));
  if (known)
    return made('ambiguousWords', toPoints(known.words), ...known.others.map((other) => toPoints(other)), ordered);
  const draft = made(order.reason, ordered, toPoints(order.words.toReversed()));
  return order.reason === 'unknownWords' ? { ...draft, doubtful: order.unknown, alternatives: [] } : draft;
}

/** Whether two scales count the same of some answers as positive. */
function countAlike(one: readonly RecodePoint[], other: readonly RecodePoint[], words: readonly string[]): boolean {
  const positive = (points: readonly RecodePoint[]): Set<string> =>
    new Set(points.flatMap((point) => (point.positive ? point.answers.map(wordKey) : [])));
  const [first, second] = [positive(one), positive(other)];
  return words.every((word) => first.has(wordKey(word)) === second.has(wordKey(word)));
}

/** Whether two sets of answers can be of one scale: all of their words together have a place on it. */
export function areOfOneScale(words: readonly string[]): boolean {
  if (words.length > maxPoints) return false;
  const answers = words.filter((word) => !isMissingAmong(word, words));
  const labelled = readLabelledNumbers(answers);
  if (labelled) {
    const texts = new Map<number, string>();
    return labelled.every(({ number, text }) => {
      const other = texts.get(number);
      if (text !== '') texts.set(number, wordKey(text));
      return text === '' || other === undefined || other === wordKey(text);
    });
  }
  return findKnownOrder(answers) !== null || orderWords(answers).reason !== 'unknownWords';
}
