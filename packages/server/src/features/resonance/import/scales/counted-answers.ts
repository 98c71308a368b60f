import type { RecodePoint } from '@soundings/contract/resonance/mapping';
import { maxPoints, type RecodeReason, topBox } from '@soundings/contract/resonance/resonance-choices';
import type { ScaleDraft } from './number-scale.ts';

export interface CountedPoint {
  readonly number: number;
  readonly label: string;
  readonly answers: readonly string[];
}

/** From how much on answers count: the top box of whole points, so that 3.5 of 5 is none; of other numbers that of all. */
function leastPositive(numbers: readonly number[]): number {
  const whole = numbers.filter(Number.isInteger);
  const isWhole = whole.length >= 3 && whole.at(-1)! - whole[0]! === whole.length - 1;
  const counted = isWhole && whole.length < numbers.length ? whole : numbers;
  return counted[counted.length - topBox(counted.length)]!;
}

export function createDraft(given: readonly CountedPoint[], reason: RecodeReason = 'ordered'): ScaleDraft {
  const least = leastPositive(given.map(({ number }) => number));
  const points = given.map(({ number, label, answers }): RecodePoint => {
    return { label, answers: answers.length > 0 ? [...answers] : [label], positive: number >= least };
  });
  return { points, noAnswer: [], reason, doubtful: [], alternatives: [] };
}

interface Counted {
  readonly answer: string;
  readonly number: number;
  readonly of: number | null;
}

interface Form {
  readonly read: (answer: string) => Omit<Counted, 'answer'> | null;
  readonly write: (number: number, like: Counted) => string;
  readonly reason: RecodeReason;
  readonly allowsPlain?: true;
}

const unit = 'stars?|sternen?|stern|stjerner?|étoiles?|estrellas?|points?|pts?\\.?|punkten?|punkte?r?|pkt\\.?|puntos?';
const decimal = '\\d{1,3}(?:[.,]\\d)?';
const toNumber = (text: string): number => Number(text.replace(',', '.'));
const marks = /^(?:([★⭐✭✮]+)|(\*+))?([☆✩]*)$/u;
const units = new RegExp(`^(${decimal}) ?(?:[★⭐*]|${unit})$`, 'iu');
const shares = new RegExp(
  `^(${decimal}) ?(?:${unit})? ?(?:/|out of|of|von|af|ud af|sur|de) ?(\\d{1,3}) ?(?:[★⭐*]|${unit})?$`,
  'iu',
);
const percents = /^(\d{1,3}(?:[.,]\d{1,2})?) ?%$/;
const places = /^(\d{1,2})(?:st|nd|rd|th)(?: place)?$/i;

const plain = (answer: string): string =>
  answer
    .normalize('NFC')
    .replaceAll(/[\s\u00a0]+/gu, ' ')
    .replaceAll('\ufe0f', '')
    .trim();
const withNumber = (number: number, { answer }: Counted): string =>
  answer.trim().replace(/\d+(?:[.,]\d+)?/, String(number));

const readPlain = (answer: string): Omit<Counted, 'answer'> | null => {
  const found = /^\d{1,2}(?:[.,]\d)?$/.exec(plain(answer));
  return found && { number: toNumber(found[0]), of: null };
};

const matched =
  (pattern: RegExp): Form['read'] =>
  (answer) => {
    const found = pattern.exec(plain(answer));
    return found && { number: toNumber(found[1]!), of: found[2] === undefined ? null : Number(found[2]) };
  };

const forms: readonly Form[] = [
  {
    read: (answer) => {
      const found = marks.exec(plain(answer));
      if (!found || plain(answer) === '') return null;
      const [filled, open] = [Array.from(found[1] ?? found[2] ?? '').length, Array.from(found[3] ?? '').length];
      return { number: filled, of: open > 0 ? filled + open : null };
    },
    write: (number, { answer, of }) => {
      const mark = Array.from(plain(answer))[0]!;
      return /[☆✩]/u.test(mark) || of !== null
        ? '★'.repeat(number) + '☆'.repeat((of ?? number) - number)
        : mark.repeat(number);
    },
    reason: 'ordered',
  },
  { read: matched(units), write: withNumber, reason: 'ordered', allowsPlain: true },
  { read: matched(shares), write: withNumber, reason: 'ordered', allowsPlain: true },
  { read: matched(percents), write: withNumber, reason: 'ordered' },
  { read: matched(places), write: (number) => String(number), reason: 'ranks' },
];

/** "★★★", "3 stars", "3/5", "40%", "1st": answers that all count in one way, in order. Null for others. */
export function readCounted(words: readonly string[]): ScaleDraft | null {
  for (const form of forms) {
    const counted: Counted[] = [];
    for (const answer of words) {
      const read = form.read(answer) ?? (form.allowsPlain ? readPlain(answer) : null);
      if (read) counted.push({ answer, ...read });
    }
    const isOfForm = counted.some(({ answer }) => form.read(answer));
    if (isOfForm && counted.length === words.length) return orderCounted(counted, form);
  }
  return null;
}

const usualEnd = 5;

function orderCounted(counted: readonly Counted[], form: Form): ScaleDraft | null {
  const ends = new Set(counted.flatMap(({ of }) => of ?? []));
  const numbers = [...new Set(counted.map(({ number }) => number))].sort((a, b) => a - b);
  const [low, high] = [numbers[0]!, numbers.at(-1)!];
  const [end] = ends;
  if (numbers.length < 2 || ends.size > 1 || (end !== undefined && high > end)) return null;
  const isPercent = percents.test(plain(counted[0]!.answer));
  const usesCommas = counted.some(({ answer }) => /\d,\d/.test(answer));
  const written = counted.filter(({ answer }) => form.read(answer));
  const like = written.find(({ number }) => number !== 1) ?? written[0]!;
  const toPoint = (number: number): CountedPoint => {
    const own = counted.filter((one) => one.number === number).map(({ answer }) => answer.trim());
    const missing = form.write(number, like);
    return { number, label: own[0] ?? (usesCommas ? missing.replace('.', ',') : missing), answers: own };
  };
  const last = isPercent ? 100 : (end ?? (form.reason === 'ranks' ? high : Math.max(high, usualEnd)));
  const all =
    fillSteps(numbers, isPercent ? low : Math.min(low, 1), last, isPercent ? undefined : 1) ??
    (numbers.length > maxPoints ? null : numbers);
  if (!all) return null;
  const points = all.map(toPoint);
  if (form.reason === 'ranks') return draftBestFirst(points, form.reason);
  const draft = createDraft(points);
  const own = all.filter((number) => number <= high);
  const isOpen = end === undefined && !isPercent && own.length > 1 && own.length < all.length;
  return isOpen ? { ...draft, alternatives: [{ points: createDraft(own.map(toPoint)).points, noAnswer: [] }] } : draft;
}

export function draftBestFirst(points: readonly CountedPoint[], reason: RecodeReason): ScaleDraft {
  const worstFirst = points.map((point) => ({ ...point, number: -point.number })).toReversed();
  return { ...createDraft(worstFirst, reason), alternatives: [{ points: createDraft(points).points, noAnswer: [] }] };
}

const greatestDivisor = (a: number, b: number): number => (b === 0 ? a : greatestDivisor(b, a % b));

/**
 * All numbers from `from` to `to` in the largest steps that those given are in, at most `longest`; null where these
 * would be too many, or have more than two decimals.
 */
export function fillSteps(
  numbers: readonly number[],
  from: number,
  to: number,
  longest = Number.POSITIVE_INFINITY,
): number[] | null {
  const hundredths = [...numbers, to].map((number) => (number - from) * 100);
  if (hundredths.some((one) => Math.abs(one - Math.round(one)) > 1e-6)) return null;
  const longestStep = Number.isFinite(longest) ? longest * 100 : 0;
  const step = hundredths.reduce((divisor, one) => greatestDivisor(divisor, Math.round(one)), longestStep);
  const count = step === 0 ? 1 : Math.round(((to - from) * 100) / step) + 1;
  if (count < 2 || count > maxPoints) return null;
  return Array.from({ length: count }, (_, i) => Number((from + (i * step) / 100).toPrecision(12)));
}
