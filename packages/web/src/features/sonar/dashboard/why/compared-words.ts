import type { Why } from '@soundings/contract/sonar/scores';
import type { TFunction } from 'i18next';
import { dayText } from '../export/day-text.ts';

type Unlike = Why['unlike'][number];

/** "Followers (Facebook, Instagram), Lists (Twitter)". */
const whatOf = (t: TFunction, parts: readonly Pick<Unlike, 'network' | 'metric'>[]): string =>
  [...Map.groupBy(parts, ({ metric }) => metric)]
    .map(([metric, ofIt]) =>
      t('whyScore.unlikeMetric', {
        metric: t(`brandTab.metric.${metric}`),
        networks: ofIt.map(({ network }) => t(`sonar.network.${network}`)).join(', '),
      }),
    )
    .join(', ');

const sentenceOf = (t: TFunction, parts: readonly Unlike[], { knownIn, since }: Unlike): string => {
  const what = whatOf(t, parts);
  if (knownIn === 'compareTo') return t('whyScore.unlikeNow', { what });
  return since === null
    ? t('whyScore.unlikeBefore', { what })
    : t('whyScore.unlikeSince', { what, day: dayText(since) });
};

/** That part of a change is only what is known in one of the periods; null where it is of the same parts. */
export const unlikeWords = (t: TFunction, unlike: Why['unlike']): string | null => {
  if (unlike.length === 0) return null;
  const groups = Map.groupBy(unlike, ({ knownIn, since }) => `${knownIn} ${since}`).values();
  return [...[...groups].map((parts) => sentenceOf(t, parts, parts[0] as Unlike)), t('whyScore.unlikeEnd')].join(' ');
};

/** That a first count stands in for the time before it; null where none does. */
export const standInWords = (t: TFunction, standIns: Why['standIns']): string | null => {
  if (standIns.length === 0) return null;
  const groups = [...Map.groupBy(standIns, ({ since }) => since)];
  return groups
    .map(([since, states]) => t('whyScore.standIn', { day: dayText(since), what: whatOf(t, states) }))
    .join(' ');
};
