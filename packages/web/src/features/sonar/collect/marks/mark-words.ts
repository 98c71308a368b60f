import type { AccountCollection, SocialLink } from '@soundings/contract/sonar/brands';
import { type CollectReason, collectedReasons, type MetricName } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TFunction } from 'i18next';
import { formatDay, formatMoment } from '#/lib/format.ts';
import type { Brand } from '../../brands/brand-fields.ts';

export interface MarkTexts {
  cause: string;
  seen: string;
  isError: boolean;
  collection: CollectionTexts | null;
}

export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const seenWords = (t: TFunction, { evidence, checkedOn }: SocialLink): string => {
  const when = checkedOn === null ? null : formatMoment(checkedOn);
  if (evidence === null) return when === null ? t('sonarCollect.notChecked') : t('sonarCollect.checked', { when });
  const where = t(`sonarCrawl.evidence.${evidence}`);
  return when === null ? t('sonarCollect.foundWhere', { where }) : t('sonarCollect.foundChecked', { where, when });
};

export const linkTexts = (t: TFunction, link: SocialLink, isOneOfSeveral: boolean): MarkTexts => {
  const measured = isOneOfSeveral && link.isSelected ? [t('sonarCollect.measured')] : [];
  return {
    cause: t(`sonarCrawl.link.${link.reason}`),
    seen: [seenWords(t, link), ...measured].join(' '),
    isError: link.status === 'ERROR',
    collection: link.collection && collectionTexts(t, link.collection),
  };
};

export const missingLinkTexts = (t: TFunction, brand: Brand, network: SocialNetwork): MarkTexts => {
  const { crawledOn } = brand;
  const reason = brand.missing[network] ?? brand.crawlReason;
  return {
    cause: reason ? t(`sonarCrawl.none.${reason}`) : t(crawledOn ? 'sonarCollect.noLink' : 'sonarCollect.notLooked'),
    seen: crawledOn ? t('sonarCollect.read', { when: formatMoment(crawledOn) }) : '',
    isError: false,
    collection: null,
  };
};

interface CollectionTexts {
  how: string;
  what: string;
  /** Each metric and the day from which it is known. */
  earliest: { metric: string; day: string }[];
  isError: boolean;
}

/** All of it as one text. */
export const readCollection = (t: TFunction, { how, what, earliest }: CollectionTexts): string => {
  const list = earliest.map(({ metric, day }) => `${metric} ${day}`).join(', ');
  return [how, what, list && t('sonarCollect.earliest', { list })].filter(Boolean).join(' ');
};

const collectionTexts = (t: TFunction, collection: AccountCollection): CollectionTexts => {
  const { reason, source, from, till, collectedOn, earliest } = collection;
  const what = [
    ...(source ? [t(`sonarMetrics.from.${source}`)] : []),
    ...(from && till ? [t('sonarCollect.collectedDays', { from: formatDay(from), till: formatDay(till) })] : []),
    ...(collectedOn ? [t('sonarCollect.collectedOn', { when: formatMoment(collectedOn) })] : []),
  ];
  return {
    how: t(`sonarMetrics.reason.${reason}`),
    what: what.join(' '),
    earliest: (Object.entries(earliest) as [MetricName, string][]).map(([metric, day]) => ({
      metric: t(`sonarMetrics.name.${metric}`),
      day: formatDay(day),
    })),
    isError: !isCollected(reason),
  };
};

export const isCollected = (reason: CollectReason): boolean => collectedReasons.some((one) => one === reason);
