import type { AudienceMapping, AudienceValue, ColumnPreview } from '@soundings/contract/resonance/mapping';
import { answerKey } from './recodes.ts';

const plain: AudienceMapping = { values: [], noAnswer: [], separator: null, choice: null, joined: false };

const toValue = (answer: string): AudienceValue => ({
  ...{ label: answer.trim(), answers: [answer], range: null, hidden: false },
});

export function fullAudience(audience: AudienceMapping | null, preview: ColumnPreview): AudienceMapping {
  const own = audience ?? plain;
  if (own.choice !== null || own.values.some(({ range }) => range)) return own;
  const named = new Set([...own.values.flatMap(({ answers }) => answers), ...own.noAnswer].map(answerKey));
  const rest = [...countParts(preview, own.separator).entries()].filter(([key]) => key !== '' && !named.has(key));
  return { ...own, values: [...own.values, ...rest.map(([, { value }]) => toValue(value))] };
}

function countParts({ values }: ColumnPreview, separator: AudienceMapping['separator']) {
  const parts = new Map<string, { value: string; count: number }>();
  for (const { value: cell, count } of values) {
    for (const value of separator === null ? [cell] : cell.split(separator)) {
      const key = answerKey(value);
      const known = parts.get(key);
      if (known) known.count += count;
      else parts.set(key, { value: value.trim(), count });
    }
  }
  return parts;
}

export const changeValue = (audience: AudienceMapping, index: number, to: Partial<AudienceValue>): AudienceMapping => ({
  ...audience,
  values: audience.values.map((value, i) => (i === index ? { ...value, ...to } : value)),
});

export function moveValue(audience: AudienceMapping, from: number, to: number): AudienceMapping {
  const values = [...audience.values];
  const [value] = values.splice(from, 1);
  if (!value) return audience;
  values.splice(to, 0, value);
  return { ...audience, values };
}

export function combine(
  audience: AudienceMapping,
  chosen: ReadonlySet<number>,
  label: string,
  keepsParts: boolean,
): AudienceMapping {
  const parts = audience.values.filter((_, i) => chosen.has(i));
  const first = audience.values.findIndex((_, i) => chosen.has(i));
  if (parts.length < 2) return audience;
  const answers = [...new Set(parts.flatMap((part) => part.answers))];
  const net: AudienceValue = { label, answers, range: joinRanges(parts), hidden: false };
  const before = audience.values.slice(0, first);
  const after = audience.values.filter((_, i) => i >= first && (keepsParts || !chosen.has(i)));
  return { ...audience, values: [...before, net, ...after] };
}

function joinRanges(parts: readonly AudienceValue[]): AudienceValue['range'] {
  const ranges = parts.flatMap(({ range }) => (range ? [range] : []));
  if (ranges.length === 0) return null;
  const ends = (key: 'from' | 'to') => ranges.map((range) => range[key]);
  const [from, to] = [ends('from'), ends('to')];
  return {
    from: from.includes(null) ? null : Math.min(...(from as number[])),
    to: to.includes(null) ? null : Math.max(...(to as number[])),
  };
}

export const dropValue = (audience: AudienceMapping, index: number): AudienceMapping => ({
  ...audience,
  values: audience.values.filter((_, i) => i !== index),
  noAnswer: [...audience.noAnswer, ...(audience.values[index]?.answers ?? [])],
});

export const restoreAnswer = (audience: AudienceMapping, answer: string): AudienceMapping => ({
  ...audience,
  noAnswer: audience.noAnswer.filter((one) => one !== answer),
  values: [...audience.values, toValue(answer)],
});

export const addRange = (audience: AudienceMapping): AudienceMapping => {
  const last = audience.values.at(-1)?.range?.to ?? null;
  const range = { from: last === null ? null : last + 1, to: null };
  return {
    ...audience,
    values: [
      ...audience.values,
      { label: range.from === null ? '' : `${range.from}+`, answers: [], range, hidden: false },
    ],
  };
};

export const removeValue = (audience: AudienceMapping, index: number): AudienceMapping => ({
  ...audience,
  values: audience.values.filter((_, i) => i !== index),
});

export function countValue(
  { answers, range }: AudienceValue,
  preview: ColumnPreview,
  separator: AudienceMapping['separator'] = null,
): number {
  if (!range) {
    const parts = countParts(preview, separator);
    return [...new Set(answers.map(answerKey))].reduce((sum, key) => sum + (parts.get(key)?.count ?? 0), 0);
  }
  const isWithin = (cell: string) => {
    const number = Number(cell);
    return cell.trim() !== '' && number >= (range.from ?? -Infinity) && number <= (range.to ?? Infinity);
  };
  return preview.values.reduce((sum, { value, count }) => sum + (isWithin(value) ? count : 0), 0);
}
