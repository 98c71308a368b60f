import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Entry } from './entry.ts';

/** What a view holds: "Narrow, 18 brands", "means of 4 groups". */
export const viewWords = (t: TFunction, view: string, entries: readonly Entry[]): string => {
  const isOfGroups = entries.length > 0 && entries.every(({ brand }) => brand === null);
  return t(isOfGroups ? 'scoreTabs.viewGroups' : 'scoreTabs.viewBrands', {
    view,
    count: entries.length,
    n: formatNumber(entries.length),
  });
};
