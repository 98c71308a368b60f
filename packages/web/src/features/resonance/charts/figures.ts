import type { CorrelatedMessages } from '@soundings/contract/resonance/calculation-answers';
import type { AudienceLink, Share } from '@soundings/contract/resonance/resonance';

export const wordMatcher = (query: string): ((text: string) => boolean) => {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return (text) => {
    const lower = text.toLocaleLowerCase();
    return words.every((word) => lower.includes(word));
  };
};

export type Metric = 'r1' | 'r2';

export interface Figure {
  id: string;
  header: string | null;
  name: string;
  share: Share;
  global: Share | null;
}

interface ShareChoice {
  metric: Metric;
  isFiltered: boolean;
  isGlobal: boolean;
}

interface Shares {
  r1: Share;
  r2: Share | null;
  globalR1: Share;
  globalR2: Share | null;
}

const selectShares = (shares: Shares, { metric, isFiltered, isGlobal }: ShareChoice) => {
  const own = metric === 'r1' ? shares.r1 : shares.r2;
  const global = metric === 'r1' ? shares.globalR1 : shares.globalR2;
  const share = isGlobal ? global : own;
  if (share === null || share.base === 0 || share.percent === null) return [];
  return [{ share, global: isFiltered && !isGlobal ? global : null }];
};

export const audienceFigures = (links: readonly AudienceLink[], choice: ShareChoice): Figure[] =>
  links.flatMap((link) =>
    selectShares(link, choice).map((shares) => ({
      id: link.audienceId,
      header: link.audienceHeader,
      name: link.audienceSubheader,
      ...shares,
    })),
  );

export const correlatedFigures = ({ messages }: CorrelatedMessages, choice: ShareChoice): Figure[] =>
  messages.flatMap((other) =>
    selectShares(other, choice).map((shares) => ({ id: other.id, header: null, name: other.message, ...shares })),
  );

/** Figures that match the search, the most or the least first, those on a base under 30 last. */
export function pickFigures(figures: readonly Figure[], { query, order, size }: ChartView): Figure[] {
  const matches = wordMatcher(query);
  const sign = order === 'top' ? 1 : -1;
  const isLast = ({ share }: Figure) => (share.mark === 'unranked' ? 1 : 0);
  const found = figures
    .filter(({ header, name }) => matches(`${header ?? ''} ${name}`))
    .sort(
      (one, other) =>
        isLast(one) - isLast(other) ||
        sign * ((other.share.percent ?? 0) - (one.share.percent ?? 0)) ||
        other.share.base - one.share.base,
    );
  return size === null ? found : found.slice(0, size);
}

/** Mean of the shown shares, those on a base under 30 left out; null where none is left. */
export function meanShare(figures: readonly Figure[]): number | null {
  const ranked = figures.filter(({ share }) => share.mark !== 'unranked');
  return ranked.length === 0 ? null : ranked.reduce((sum, { share }) => sum + (share.percent ?? 0), 0) / ranked.length;
}

export interface ChartView {
  query: string;
  order: 'top' | 'bottom';
  size: number | null;
}
