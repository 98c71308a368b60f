import type {
  ColumnPreview,
  PointsRecode,
  RangeRecode,
  Recode,
  RecodeAlternative,
} from '@soundings/contract/resonance/mapping';
import { topBox } from '@soundings/contract/resonance/resonance-choices';

/** One value for cells that mean the same: no capitals, no surplus blanks, numbers by their value. */
export const answerKey = (cell: string): string => {
  const text = cell.trim().replace(/\s+/g, ' ').toLocaleLowerCase();
  const number = Number(text);
  return text !== '' && Number.isFinite(number) ? String(number) : text;
};

export function countAnswers(columns: readonly ColumnPreview[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of columns) {
    for (const { value, count } of values) counts.set(answerKey(value), (counts.get(answerKey(value)) ?? 0) + count);
  }
  return counts;
}

export const sumCounts = (answers: readonly string[], counts: ReadonlyMap<string, number>): number =>
  [...new Set(answers.map(answerKey))].reduce((sum, key) => sum + (counts.get(key) ?? 0), 0);

export function findUnplaced(recode: PointsRecode, columns: readonly ColumnPreview[]): string[] {
  const placed = new Set([...recode.points.flatMap(({ answers }) => answers), ...recode.noAnswer].map(answerKey));
  const open = new Map<string, { value: string; count: number }>();
  for (const { value, count } of columns.flatMap(({ values }) => values)) {
    const key = answerKey(value);
    if (key === '' || placed.has(key)) continue;
    open.set(key, { value: open.get(key)?.value ?? value, count: (open.get(key)?.count ?? 0) + count });
  }
  return [...open.values()].sort((a, b) => b.count - a.count).map(({ value }) => value);
}

export function setTop(recode: PointsRecode, top: number): PointsRecode {
  const { length } = recode.points;
  const first = length - Math.min(Math.max(1, top), length - 1);
  return { ...recode, points: recode.points.map((point, i) => ({ ...point, positive: i >= first })) };
}

export const countPositive = ({ points }: PointsRecode): number => points.filter(({ positive }) => positive).length;

export const isTopBox = (recode: PointsRecode): boolean => {
  const first = recode.points.length - countPositive(recode);
  return recode.points.every(({ positive }, i) => positive === i >= first);
};

const reorder = (recode: PointsRecode, points: PointsRecode['points']): PointsRecode => {
  const changed = { ...recode, points };
  return isTopBox(recode) ? setTop(changed, countPositive(recode)) : changed;
};

export function movePoint(recode: PointsRecode, from: number, to: number): PointsRecode {
  const points = [...recode.points];
  const [point] = points.splice(from, 1);
  if (!point || to < 0 || to > points.length) return recode;
  points.splice(to, 0, point);
  return reorder(recode, points);
}

export function reverse<R extends Recode>(recode: R): R {
  if (recode.kind === 'points') return reorder(recode, [...recode.points].reverse()) as R;
  const { min, max, positiveFrom, direction } = recode;
  const flipped: Partial<RangeRecode> = {
    direction: direction === 'ascending' ? 'descending' : 'ascending',
    positiveFrom: min + max - positiveFrom,
  };
  return { ...recode, ...flipped };
}

export function togglePositive(recode: PointsRecode, index: number): PointsRecode {
  const points = recode.points.map((point, i) => (i === index ? { ...point, positive: !point.positive } : point));
  const positive = points.filter((point) => point.positive).length;
  return positive === 0 || positive === points.length ? recode : { ...recode, points };
}

export function toNoAnswer(recode: PointsRecode, index: number): PointsRecode {
  const point = recode.points[index];
  if (!point || recode.points.length <= 2) return recode;
  const points = recode.points.filter((_, i) => i !== index);
  const changed = { ...recode, points, noAnswer: [...recode.noAnswer, ...point.answers] };
  const top = isTopBox(recode) ? topBox(points.length) : Math.min(countPositive(changed), points.length - 1);
  return isTopBox(recode) || countPositive(changed) % points.length === 0 ? setTop(changed, top) : changed;
}

/** Makes an answer a point of its own: a number in its place among numbers, anything else the most positive. */
export function toPoint(recode: PointsRecode, answer: string): PointsRecode {
  const key = answerKey(answer);
  const noAnswer = recode.noAnswer.filter((one) => answerKey(one) !== key);
  const numbers = recode.points.map(({ label }) => Number(label));
  const place = numbers.findIndex((number) => number > Number(answer));
  const points = [...recode.points];
  points.splice(place === -1 ? points.length : place, 0, { label: answer.trim(), answers: [answer], positive: false });
  return setTop({ ...recode, noAnswer, points }, topBox(points.length));
}

export const addNoAnswer = <R extends Recode>(recode: R, answer: string): R => ({
  ...recode,
  noAnswer: [...recode.noAnswer, answer],
});

export const applyAlternative = (recode: PointsRecode, { points, noAnswer }: RecodeAlternative): PointsRecode => ({
  ...recode,
  points,
  noAnswer,
});

export const isOpen = ({ confidence, confirmed }: Recode): boolean => confidence === 'unsure' && !confirmed;
