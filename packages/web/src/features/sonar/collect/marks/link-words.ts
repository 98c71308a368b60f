import type { Dataset, SocialLink } from '@soundings/contract/sonar/datasets';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { TFunction } from 'i18next';
import { formatMoment } from '#/lib/format.ts';
import { type CollectionWords, collectionWords } from './collection-words.ts';

/** What is to be said of a mark, a sentence each. */
export interface MarkWords {
  /** Why it is as it is. */
  cause: string;
  /** Where it was found, and when it was last looked at. */
  seen: string;
  isError: boolean;
  /** How its account was collected; null where that was never tried. */
  collection: CollectionWords | null;
}

/** An address as people write it: `instagram.com/fjord`. */
export const shortAddress = (url: string): string => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '');

const seenWords = (t: TFunction, { evidence, checkedOn }: SocialLink): string => {
  const when = checkedOn === null ? null : formatMoment(checkedOn);
  if (evidence === null) return when === null ? t('sonarCollect.notChecked') : t('sonarCollect.checked', { when });
  const where = t(`sonarCrawl.evidence.${evidence}`);
  return when === null ? t('sonarCollect.foundWhere', { where }) : t('sonarCollect.foundChecked', { where, when });
};

/** Of one link. Which of several is measured is said of those only. */
export const linkWords = (t: TFunction, link: SocialLink, isOneOfSeveral: boolean): MarkWords => {
  const measured = isOneOfSeveral && link.isSelected ? [t('sonarCollect.measured')] : [];
  return {
    cause: t(`sonarCrawl.link.${link.reason}`),
    seen: [seenWords(t, link), ...measured].join(' '),
    isError: link.status === 'ERROR',
    collection: link.collection && collectionWords(t, link.collection),
  };
};

/** Why a brand has no link on a network. */
export const noneWords = (t: TFunction, dataset: Dataset, network: SocialNetwork): MarkWords => {
  const { crawledOn } = dataset;
  const reason = dataset.missing[network] ?? dataset.crawlReason;
  return {
    cause: reason ? t(`sonarCrawl.none.${reason}`) : t(crawledOn ? 'sonarCollect.noLink' : 'sonarCollect.notLooked'),
    seen: crawledOn ? t('sonarCollect.read', { when: formatMoment(crawledOn) }) : '',
    isError: false,
    collection: null,
  };
};
