import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { DateRange } from '@soundings/contract/sonar/scores';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { parseQuestion } from '@soundings/engine/facts/question/parse-question';
import type { NamedBrand } from './project-readers.ts';

export const flowMetrics = ['posts', 'interactions', 'comments'] as const satisfies MetricName[];
type FlowMetric = (typeof flowMetrics)[number];

export interface FlowIntent {
  readonly brand: NamedBrand;
  readonly metric: FlowMetric;
  readonly network: SocialNetwork | null;
  readonly period: DateRange;
}

/** “How many interactions did BRAND have in October?”: what was counted of a brand in a month. */
export const parseFlow = (question: string, brands: readonly NamedBrand[], today: string): FlowIntent | null => {
  const found = takeMonth(question, today);
  if (!found) return null;
  const parsed = parseQuestion(found.rest, { brands, groups: [] });
  if (!('intent' in parsed) || parsed.intent.kind !== 'standing') return null;
  const { metric: asked, brand: id } = parsed.intent;
  const brand = brands.find((each) => each.id === id);
  const metric = asked && 'figure' in asked ? flowMetrics.find((each) => each === asked.figure) : undefined;
  if (!brand || !metric || !asked || !('figure' in asked)) return null;
  return { brand, metric, network: asked.network, period: found.period };
};

const months =
  'january januar|february februar|march märz|april|may mai|june juni|july juli|august|september|october oktober|november|december dezember'
    .split('|')
    .map((names) => names.split(' '));

const monthForm = new RegExp(
  `(?<![\\p{L}\\d])(?:(?:in|im|during|for|für)(?: the month of| monat)? (${months.flat().join('|')})(?: ((?:19|20)\\d\\d))?|(last month|(?:im )?letzte[nm] monat))(?![\\p{L}\\d])`,
  'iu',
);

/** A month without a year is the last one that has begun. */
const takeMonth = (question: string, today: string): { rest: string; period: DateRange } | null => {
  const found = monthForm.exec(question.normalize('NFC'));
  if (!found) return null;
  const [all, named, year, isLast] = found;
  const [thisYear, thisMonth] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const month = isLast ? thisMonth - 1 : months.findIndex((names) => names.includes(named!.toLowerCase())) + 1;
  const period = monthOf(year ? Number(year) : month > thisMonth ? thisYear - 1 : thisYear, month, today);
  return period && { rest: question.normalize('NFC').replace(all, ' '), period };
};

/** As far as it has gone; null for one to come. Month 0 is the December before. */
const monthOf = (year: number, month: number, today: string): DateRange | null => {
  const [first, last] = [Date.UTC(year, month - 1, 1), Date.UTC(year, month, 0)];
  const [startDate, endDate] = [first, last].map((time) => new Date(time).toISOString().slice(0, 10)) as [
    string,
    string,
  ];
  return startDate > today ? null : { startDate, endDate: endDate < today ? endDate : today };
};
