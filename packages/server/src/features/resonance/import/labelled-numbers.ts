import type { RecodePoint } from '@soundings/contract/resonance/mapping';
import { topBox } from '@soundings/contract/resonance/resonance-choices';
import { isMissing } from './is-missing.ts';
import type { ScaleDraft } from './number-scale.ts';
import { leaningOf } from './word-order.ts';

const before = /^\s*[([]?\s*([+-]?\d{1,3})\s*(?:[-–—=:.)\]]\s*|\s(?=["„“(]))["„“(]*(\p{L}.*?)["”“)]*\s*$/u;
const behind = /^\s*(\p{L}.*?)\s*[([]\s*([+-]?\d{1,3})\s*[)\]]\s*$/u;
const alone = /^\s*([+-]?\d{1,3})\s*$/;
const mostPoints = 11;

interface LabelledNumber {
  readonly answer: string;
  readonly number: number;
  /** '' where there is only the number. */
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
export function readLabelledNumbers(answers: readonly string[]): LabelledNumber[] | null {
  const read: LabelledNumber[] = [];
  for (const answer of answers) {
    const one = readOne(answer);
    if (!one) return null;
    read.push(one);
  }
  return read.some(({ text }) => text !== '') ? read : null;
}

/** The scale of such answers; null where their numbers are none. */
export function readLabelledScale(read: readonly LabelledNumber[]): ScaleDraft | null {
  const none = read.filter(({ text }) => text !== '' && isMissing(text));
  const rest = read.filter((one) => !none.includes(one));
  const numbers = [...new Set(rest.map(({ number }) => number))].sort((a, b) => a - b);
  const labels = new Map<number, string>();
  for (const { number, text, answer } of rest) if (text !== '') labels.set(number, answer);
  // Codes of no answer bear no label, or one that is not known.
  const codes = numbers.filter((number, i) => i > 1 && number - numbers[i - 1]! >= 2 && number > mostPoints);
  const body = numbers.filter((number) => !codes.includes(number));
  const [low, high] = [body[0], body.at(-1)];
  if (low === undefined || high === undefined || low === high || low < -5 || high > mostPoints) return null;
  const leaning = (number: number): number =>
    leaningOf(rest.find((one) => one.number === number && one.text !== '')?.text ?? '');
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
