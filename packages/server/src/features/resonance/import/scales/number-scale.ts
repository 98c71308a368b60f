import type { RecodePoint } from '@soundings/contract/resonance/mapping';
import { maxPoints, type RecodeReason, topBox } from '@soundings/contract/resonance/resonance-choices';
import { headingSays } from '../inspect/heading-words.ts';
import { type End, findDirection, readDirection } from './heading-direction.ts';

export interface ScaleDraft {
  readonly points: readonly RecodePoint[];
  readonly range?: { readonly min: number; readonly max: number };
  readonly noAnswer: readonly string[];
  readonly reason: RecodeReason;
  readonly doubtful: readonly string[];
  readonly alternatives: readonly Pick<ScaleDraft, 'points' | 'noAnswer'>[];
}

export const surelyNoAnswer: ReadonlySet<number> = new Set([-1, -9, -99, -999, 96, 97, 98, 99, 996, 997, 998, 999]);
const perhaps = new Set([-2, -3, -4, -5, -6, -7, -8, -66, -77, -88, 7, 8, 9, 66, 77, 88, 666, 777, 888]);
const highestPoint = 11;
const longestRange = 100;

interface SplitCodes {
  readonly body: readonly number[];
  readonly sure: readonly number[];
  readonly doubtful: readonly number[];
}

export function splitCodes(numbers: readonly number[]): SplitCodes {
  const isSure = (code: number, rest: readonly number[]): boolean => {
    const [low, high] = [rest[0]!, rest.at(-1)!];
    if (code < 0) return low >= 0 && high >= 2;
    return high <= longestRange && code >= high + 2 && (high <= highestPoint || code >= 900 || code - high >= 5);
  };
  let body = numbers.filter((number) => !surelyNoAnswer.has(number));
  if (body.length < 2) body = [...numbers];
  const sure = numbers.filter((number) => !body.includes(number) && isSure(number, body));
  body = numbers.filter((number) => !sure.includes(number));
  const doubtful: number[] = [];
  // From the top: 8 and 9 beside 1 to 5, 88 beside 0 to 10.
  const at = body.findIndex(
    (number, i) => i > 1 && number - body[i - 1]! >= 2 && body.slice(i).every((code) => perhaps.has(code)),
  );
  const isScaleBelow = at > 1 && body[at - 1]! <= 10 && body[0]! >= 0 && body.at(-1)! !== 10;
  if (isScaleBelow) doubtful.push(...body.splice(at));
  const low = body.filter((number) => number < 0);
  const rest = body.filter((number) => number >= 0);
  if (low.length > 0 && rest.length >= 2 && low.every((code) => perhaps.has(code) || surelyNoAnswer.has(code))) {
    const isSymmetric = -low[0]! === rest.at(-1) && low[0]! >= -5;
    if (!isSymmetric && !(low[0]! >= -5 && rest.at(-1)! <= 5 && low.length > 1))
      doubtful.unshift(...body.splice(0, low.length));
  }
  return { body, sure, doubtful };
}

export interface UsualScale {
  readonly max: number | null;
  /** Ends of scales whose points were all chosen in at least three columns of at least 30 answers. */
  readonly established: ReadonlySet<number>;
  readonly isFromZero: boolean;
}

export interface NumberColumn {
  readonly heading: string;
  readonly titled: readonly End[];
  readonly numbers: readonly number[];
  readonly texts: readonly string[];
  readonly places: number | null;
}

export function endOfScale(numbers: readonly number[]): number | null {
  const { body } = splitCodes(numbers);
  const [low, high] = [body[0], body.at(-1)];
  if (low === undefined || high === undefined || body.length < 3) return null;
  return low >= 0 && high >= 3 && high <= highestPoint ? high : null;
}

const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const toPoints = (numbers: readonly number[], label: (number: number) => string = String): RecodePoint[] =>
  numbers.map((number, place) => ({
    label: label(number),
    answers: [String(number)],
    positive: place >= numbers.length - topBox(numbers.length),
  }));

export function readNumberScale(column: NumberColumn, usual: UsualScale): ScaleDraft | null {
  const { numbers, texts } = column;
  const { body, sure, doubtful } = splitCodes(numbers);
  const [low, high] = [body[0], body.at(-1)];
  if (low === undefined || high === undefined || low === high || texts.length > 3) return null;
  if (low < -longestRange || high > longestRange) return null;
  const noAnswer = sure.map(String);
  if (high - Math.min(low, 1) + 1 > maxPoints) {
    const end = high >= 80 ? 100 : high;
    const without = [...noAnswer, ...doubtful.map(String), ...texts];
    const doubts = [...doubtful.map(String), ...texts];
    return {
      points: [],
      range: { min: low < 0 ? low : 0, max: end },
      noAnswer: without,
      reason: 'manyPoints',
      doubtful: doubts,
      alternatives: [],
    };
  }
  const frame = readFrame(body, low, high, column, usual);
  if (doubtful.length === 0 && texts.length === 0) {
    const alternatives = frame.alternatives.map((other) => ({ ...other, noAnswer: [...other.noAnswer, ...noAnswer] }));
    return { ...frame, noAnswer: [...frame.noAnswer, ...noAnswer], alternatives };
  }
  const doubts = [...doubtful.map(String), ...texts];
  const asPoints = doubtful.length > 0 && doubtful[0]! > high && doubtful.at(-1)! <= highestPoint;
  return {
    points: frame.points,
    noAnswer: [...noAnswer, ...doubts],
    reason: 'codeInDoubt',
    doubtful: doubts,
    alternatives: asPoints
      ? [{ points: toPoints(range(Math.min(low, 1), doubtful.at(-1)!)), noAnswer: [...noAnswer, ...texts] }]
      : [],
  };
}

const certain = (reason: RecodeReason, points: readonly RecodePoint[]): ScaleDraft => ({
  points,
  noAnswer: [],
  reason,
  doubtful: [],
  alternatives: [],
});

type Points = readonly RecodePoint[];

const unsure = (
  reason: RecodeReason,
  points: Points,
  doubtful: readonly number[],
  ...others: Points[]
): ScaleDraft => ({
  ...certain(reason, points),
  doubtful: doubtful.map(String),
  alternatives: others.map((other) => ({ points: other, noAnswer: [] })),
});

function readFrame(
  body: readonly number[],
  low: number,
  high: number,
  { heading, titled, places }: Pick<NumberColumn, 'heading' | 'titled' | 'places'>,
  usual: UsualScale,
): ScaleDraft {
  if (places !== null) {
    const draft = unsure('ranks', toPoints(range(1, places).toReversed()), [], toPoints(range(1, places)));
    return low === 0 ? { ...draft, noAnswer: ['0'] } : draft;
  }
  if (low < 0) {
    const end = Math.max(-low, high);
    const whole = toPoints(range(-end, end));
    if (low === -1 && high === 1) {
      const binary = { points: toPoints([0, 1]), noAnswer: ['-1'] };
      return { ...unsure('codeInDoubt', whole, [-1]), alternatives: [binary] };
    }
    return -low === high ? certain('numeric', whole) : unsure('otherLength', whole, [], toPoints(range(low, high)));
  }
  if (low === 0 && high === 1) return certain('binary', toPoints([0, 1]));
  if (low === 1 && high === 2 && body.length === 2)
    return unsure('directionUnknown', toPoints([1, 2]), [], toPoints([2, 1]));
  if (low === 0 && high < 10) return readFromZero(high, usual);
  const start = Math.min(low, 1);
  const numbers = range(start, high);
  const points = toPoints(numbers);
  const reversed = toPoints(numbers.toReversed());
  if (start === 1 && headingSays.rank(heading)) return unsure('ranks', reversed, [], points);
  const said = readDirection(heading, start, high) ?? findDirection(titled, start, high);
  if (said === 'ascending') return certain('numeric', points);
  if (said === 'descending') return certain('grades', reversed);
  const isSchool = headingSays.schoolGrade(heading);
  if (isSchool && start === 1 && high <= 6) return certain('grades', toPoints(range(1, 6).toReversed()));
  if (said === 'unclear') return unsure('directionUnknown', points, [], reversed);
  if (headingSays.reversed(heading)) return unsure('directionUnknown', reversed, [], points);
  if (headingSays.grade(heading) && start === 1 && high <= 6) return unsure('gradesMaybe', reversed, [], points);
  if (start === 1 && high === 6) {
    const isCode = usual.max === 5;
    const fivePoints = { points: toPoints(range(1, 5)), noAnswer: ['6'] };
    const draft = unsure(isCode ? 'codeInDoubt' : 'gradesMaybe', points, isCode ? [6] : [], reversed);
    return { ...draft, alternatives: isCode ? [fivePoints, ...draft.alternatives] : draft.alternatives };
  }
  if (usual.max !== null && high < usual.max && !usual.established.has(high)) {
    return unsure('otherLength', points, [], toPoints(range(start, usual.max)));
  }
  if (usual.max !== null && high === usual.max + 1 && !usual.established.has(high)) {
    const shorter = { points: toPoints(range(start, usual.max)), noAnswer: [String(high)] };
    return { ...unsure('codeInDoubt', points, [high]), alternatives: [shorter] };
  }
  if (high === 8 || high === 9) {
    const seven = { points: toPoints(range(start, 7)), noAnswer: range(8, high).map(String) };
    const ten = { points: toPoints(range(start, 10)), noAnswer: [] };
    return { ...unsure('otherLength', points, range(8, high)), alternatives: [seven, ten] };
  }
  const missing = numbers.length - body.length - (low > start ? low - start : 0);
  if (high > highestPoint) return unsure('manyPoints', points, [], reversed);
  if (missing * 3 > numbers.length && !usual.established.has(high)) return unsure('gap', points, []);
  return certain('numeric', points);
}

function readFromZero(high: number, usual: UsualScale): ScaleDraft {
  const withZero = toPoints(range(0, high));
  const without = { points: toPoints(range(1, high)), noAnswer: ['0'] };
  const longer = { points: toPoints(range(0, 10)), noAnswer: [] };
  const doubt = unsure('codeInDoubt', withZero, [0]);
  if (high < 2) return doubt;
  if (high >= 6) return { ...doubt, reason: 'otherLength', doubtful: [], alternatives: [longer, without] };
  if (usual.isFromZero && high !== 5) return { ...doubt, alternatives: [without] };
  return { ...doubt, ...without, alternatives: [{ points: withZero, noAnswer: [] }] };
}
