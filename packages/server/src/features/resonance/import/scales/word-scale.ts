import type { RecodePoint } from '@soundings/contract/resonance/mapping';
import { maxPoints, topBox } from '@soundings/contract/resonance/resonance-choices';
import { isMissing, isMissingAmong, isUndecided, parseNumber, wordKey } from '../cell-values.ts';
import { headingSays } from '../inspect/heading-words.ts';
import { readCounted } from './counted-answers.ts';
import { type ScaleDraft, surelyNoAnswer } from './number-scale.ts';
import { findKnownOrder } from './scale-words.ts';
import { findLeaning, orderWords } from './word-order.ts';

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

export function readWordScale(answers: readonly string[], heading: string): ScaleDraft | null {
  const noAnswer = answers.filter((answer) => isMissingAmong(answer, answers));
  const words = answers.filter((answer) => !noAnswer.includes(answer));
  if (words.length < 2) return null;
  const counted = readCounted(words);
  if (counted) return { ...counted, noAnswer };
  const codes = words.filter((word) => surelyNoAnswer.has(parseNumber(word)));
  const others = words.filter((word) => !codes.includes(word));
  if (codes.length > 0 && others.every((word) => Number.isNaN(parseNumber(word)) && !/\d/.test(word))) {
    const draft = readWordScale([...others, ...noAnswer], heading);
    return draft && { ...draft, noAnswer: [...draft.noAnswer, ...codes], reason: 'codeInDoubt', doubtful: codes };
  }
  const labelled = readLabelledNumbers(words);
  const numbered = labelled && readLabelledScale(labelled);
  if (numbered) return { ...numbered, noAnswer: [...numbered.noAnswer, ...noAnswer] };
  if (words.length > maxPoints) return null;
  const draft = readOrder(words, heading);
  const whole = { ...draft, noAnswer, alternatives: draft.alternatives.map((other) => ({ ...other, noAnswer })) };
  return askForMiddle(whole, words, noAnswer.filter(isUndecided)) ?? whole;
}

function askForMiddle(draft: ScaleDraft, words: readonly string[], undecided: readonly string[]): ScaleDraft | null {
  const { points, noAnswer, reason } = draft;
  if (undecided.length === 0 || reason !== 'knownWords' || words.length % 2 === 1) return null;
  const rest = noAnswer.filter((answer) => !undecided.includes(answer));
  const labels = words.length === points.length ? points.map(({ label }) => label) : null;
  // The scale may have a middle of its own, which nobody has chosen.
  const own = points.at(Math.floor(points.length / 2))!;
  const withMiddle = labels
    ? toPoints(labels.toSpliced(labels.length / 2, 0, undecided[0]!)).map((point) =>
        point.label === undecided[0] ? { ...point, answers: [...undecided] } : point,
      )
    : points.map((point) => (point === own ? { ...point, answers: [...point.answers, ...undecided] } : point));
  const alternatives = [{ points: withMiddle, noAnswer: rest }];
  return { ...draft, reason: 'codeInDoubt', doubtful: [...undecided], alternatives };
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

function countAlike(one: readonly RecodePoint[], other: readonly RecodePoint[], words: readonly string[]): boolean {
  const positive = (points: readonly RecodePoint[]): Set<string> =>
    new Set(points.flatMap((point) => (point.positive ? point.answers.map(wordKey) : [])));
  const [first, second] = [positive(one), positive(other)];
  return words.every((word) => first.has(wordKey(word)) === second.has(wordKey(word)));
}

export function areOfOneScale(words: readonly string[]): boolean {
  if (words.length > maxPoints) return false;
  const answers = words.filter((word) => !isMissingAmong(word, words));
  if (readCounted(answers)) return true;
  const labelled = readLabelledNumbers(answers);
  if (labelled) {
    const labels = new Map(labelled.map(({ number, text }) => [number, wordKey(text)]));
    const texts = [...labels.values()].filter((text) => text !== '');
    // A number with words in one column and bare in another, or two numbers with the same words, are of two scales.
    return (
      labelled.every(({ number, text }) => labels.get(number) === wordKey(text)) && new Set(texts).size === texts.length
    );
  }
  return findKnownOrder(answers) !== null || orderWords(answers).reason !== 'unknownWords';
}

const before = /^\s*[([]?\s*([+-]?\d{1,3})\s*(?:[-–—=:.)\]]\s*|\s(?=["„“(]))["„“(]*(\p{L}.*?)["”“)]*\s*$/u;
const behind = /^\s*(\p{L}.*?)\s*[([]\s*([+-]?\d{1,3})\s*[)\]]\s*$/u;
const alone = /^\s*([+-]?\d{1,3})\s*$/;
const highestPoint = 11;

interface LabelledNumber {
  readonly answer: string;
  readonly number: number;
  readonly text: string;
}

function readOne(answer: string): LabelledNumber | null {
  const plain = alone.exec(answer);
  if (plain) return { answer, number: Number(plain[1]), text: '' };
  const first = before.exec(answer);
  if (first) return { answer, number: Number(first[1]), text: first[2]! };
  const last = behind.exec(answer);
  return last ? { answer, number: Number(last[2]), text: last[1]! } : null;
}

/**
 * Answers that begin or end with a number, some of them with words beside it: "1 - not at all", "2", … "5 - very much".
 * Null where one has no number, or none has words.
 */
function readLabelledNumbers(answers: readonly string[]): LabelledNumber[] | null {
  const read: LabelledNumber[] = [];
  for (const answer of answers) {
    const one = readOne(answer);
    if (!one) return null;
    read.push(one);
  }
  return read.some(({ text }) => text !== '') ? read : null;
}

function readLabelledScale(read: readonly LabelledNumber[]): ScaleDraft | null {
  const none = read.filter(({ text }) => text !== '' && isMissing(text));
  const rest = read.filter((one) => !none.includes(one));
  const numbers = [...new Set(rest.map(({ number }) => number))].sort((a, b) => a - b);
  const labels = new Map<number, string>();
  for (const { number, text, answer } of rest) if (text !== '') labels.set(number, answer);
  // Codes of no answer bear no label, or one that is not known.
  const codes = numbers.filter((number, i) => i > 1 && number - numbers[i - 1]! >= 2 && number > highestPoint);
  const body = numbers.filter((number) => !codes.includes(number));
  const [low, high] = [body[0], body.at(-1)];
  if (low === undefined || high === undefined || low === high || low < -5 || high > highestPoint) return null;
  const leaning = (number: number): number =>
    findLeaning(rest.find((one) => one.number === number && one.text !== '')?.text ?? '');
  const first = Math.min(low, 1);
  const isSure = first === low && leaning(low) * leaning(high) < 0;
  const isReversed = isSure && leaning(low) > 0;
  const all = Array.from({ length: high - first + 1 }, (_, i) => first + i);
  const ordered = isReversed ? all.toReversed() : all;
  const point = (number: number, place: number): RecodePoint => {
    const answers = [...rest.filter((one) => one.number === number).map(({ answer }) => answer.trim())];
    const plain = String(number);
    return {
      label: (labels.get(number) ?? plain).trim(),
      answers: answers.includes(plain) ? answers : [...answers, plain],
      positive: place >= all.length - topBox(all.length),
    };
  };
  const points = ordered.map(point);
  const noAnswer = [...none, ...rest.filter(({ number }) => codes.includes(number))].map(({ answer }) => answer.trim());
  const doubtful = rest.filter(({ number }) => codes.includes(number)).map(({ answer }) => answer.trim());
  if (doubtful.length > 0) return { points, noAnswer, reason: 'codeInDoubt', doubtful, alternatives: [] };
  if (isSure) return { points, noAnswer, reason: 'labelledEnds', doubtful: [], alternatives: [] };
  const other = ordered.toReversed().map(point);
  return { points, noAnswer, reason: 'unknownEnds', doubtful: [], alternatives: [{ points: other, noAnswer }] };
}
