import type { Why, WhyPart } from '@soundings/contract/sonar/scores';
import { networkNames } from '@soundings/contract/sonar/sonar-choices';
import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { dayText } from '../period/days.ts';

type Part = Omit<WhyPart, 'parts'>;

const chooseDecimals = (value: number): number => {
  const size = Math.abs(value);
  return size >= 100 || size === 0 ? 0 : size >= 1 ? 1 : 3;
};

/** What a part was measured as, in its unit. Growth is a share of the followers, though it is told for 30 days too. */
export const valueWords = (t: TFunction, value: number | null, { unit, key }: Pick<Part, 'unit' | 'key'>): string => {
  if (value === null) return t('whyScore.unknownValue');
  if (key === 'growth') return t('whyScore.perThirtyDays', { value: formatPercent(100 * value, 1) });
  switch (unit) {
    case 'count':
      return formatNumber(value, Math.abs(value) < 10 ? chooseDecimals(value) : 0);
    case 'share':
      return formatPercent(100 * value, Math.abs(value) < 0.1 ? 2 : 1);
    case 'perThirtyDays':
      return t('whyScore.perThirtyDays', { value: formatNumber(value) });
    case 'perWeek':
      return t('whyScore.perWeek', { value: formatNumber(value, 1) });
    case 'perPost':
      return t('whyScore.perPost', { value: formatNumber(value, chooseDecimals(value)) });
    case 'stars':
      return t('whyScore.stars', { value: formatNumber(value, 1) });
    case 'points':
      return t('whyScore.points', { value: formatNumber(value, 1) });
  }
};

export const partName = (t: TFunction, part: Part, parent: Part | null): string => {
  if (part.score !== null) return t(`scores.${part.score}`);
  // Followers that nobody has measured have a number all the same: by the shares of the networks.
  if (part.key === 'unknown' && part.value !== null) return t('whyScore.estimated');
  const network = part.network === null ? null : networkNames[part.network];
  const name = t(`whyScore.part.${part.key}`);
  if (network === null || part.network === parent?.network) return name;
  if (part.key === 'network' || part.key === parent?.key) return network;
  return t('whyScore.partOn', { part: name, network });
};

/** "+4.5", "−1.2"; what rounds to nothing is "0.0". */
export const signed = (value: number): string => `${value >= 0.05 ? '+' : ''}${formatNumber(value, 1)}`;

export const orderedParts = <P extends Part>(parts: readonly P[]): { key: string; part: P }[] =>
  parts
    .toSorted((one, other) => Math.abs(other.contribution) - Math.abs(one.contribution))
    .map((part, index) => ({ key: `${part.key} ${part.network} ${part.score} ${index}`, part }));

type Unlike = Why['unlike'][number];

const describeMetrics = (t: TFunction, parts: readonly Pick<Unlike, 'network' | 'metric'>[]): string =>
  [...Map.groupBy(parts, ({ metric }) => metric)]
    .map(([metric, ofIt]) =>
      t('whyScore.unlikeMetric', {
        metric: t(`brandTab.metric.${metric}`),
        networks: ofIt.map(({ network }) => networkNames[network]).join(', '),
      }),
    )
    .join(', ');

const describeUnlike = (t: TFunction, parts: readonly Unlike[], { knownIn, since }: Unlike): string => {
  const what = describeMetrics(t, parts);
  if (knownIn === 'compareTo') return t('whyScore.unlikeNow', { what });
  return since === null
    ? t('whyScore.unlikeBefore', { what })
    : t('whyScore.unlikeSince', { what, day: dayText(since) });
};

export const unlikeWords = (t: TFunction, unlike: Why['unlike']): string | null => {
  if (unlike.length === 0) return null;
  const groups = Map.groupBy(unlike, ({ knownIn, since }) => `${knownIn} ${since}`).values();
  return [...[...groups].map((parts) => describeUnlike(t, parts, parts[0] as Unlike)), t('whyScore.unlikeEnd')].join(
    ' ',
  );
};

export const standInWords = (t: TFunction, standIns: Why['standIns']): string | null => {
  if (standIns.length === 0) return null;
  const groups = [...Map.groupBy(standIns, ({ since }) => since)];
  return groups
    .map(([since, states]) => t('whyScore.standIn', { day: dayText(since), what: describeMetrics(t, states) }))
    .join(' ');
};
