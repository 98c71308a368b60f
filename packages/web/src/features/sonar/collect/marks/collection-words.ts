import type { AccountCollection } from '@soundings/contract/sonar/datasets';
import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { TFunction } from 'i18next';
import { formatDay, formatMoment } from '#/lib/format.ts';
import { isCollected } from '../is-collected.ts';

/** What is to be said of how an account was collected, in sentences. */
export interface CollectionWords {
  /** How the last try ended. */
  how: string;
  /** Where its figures come from, of which days they are, when they came, and from when on each is known. */
  what: string;
  isError: boolean;
}

const earliestText = (t: TFunction, earliest: AccountCollection['earliest']): string[] => {
  const days = Object.entries(earliest) as [MetricName, string][];
  if (days.length === 0) return [];
  const list = days.map(([metric, day]) => `${t(`sonarMetrics.name.${metric}`)} ${formatDay(day)}`);
  return [t('sonarCollect.earliest', { list: list.join(', ') })];
};

/** Of one account. What earlier tries gave is said also where the last one gave nothing. */
export const collectionWords = (t: TFunction, collection: AccountCollection): CollectionWords => {
  const { reason, source, from, till, collectedOn, earliest } = collection;
  const what = [
    ...(source ? [t(`sonarMetrics.from.${source}`)] : []),
    ...(from && till ? [t('sonarCollect.collectedDays', { from: formatDay(from), till: formatDay(till) })] : []),
    ...(collectedOn ? [t('sonarCollect.collectedOn', { when: formatMoment(collectedOn) })] : []),
    ...earliestText(t, earliest),
  ];
  return { how: t(`sonarMetrics.reason.${reason}`), what: what.join(' '), isError: !isCollected(reason) };
};
