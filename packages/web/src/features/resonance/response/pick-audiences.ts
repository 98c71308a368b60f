import type { AudienceLink, Share } from '@soundings/contract/resonance';

export type Metric = 'r1' | 'r2';

export interface AudienceFigure {
  id: string;
  header: string;
  name: string;
  share: Share;
}

export interface AudienceChoice {
  metric: Metric;
  isGlobal: boolean;
  /** Variables to show. */
  variables: readonly string[];
  query: string;
  order: 'top' | 'bottom';
  /** Null shows all. */
  size: number | null;
}

const shareOf = (link: AudienceLink, metric: Metric, isGlobal: boolean): Share | null =>
  metric === 'r1' ? (isGlobal ? link.globalR1 : link.r1) : isGlobal ? link.globalR2 : link.r2;

/** Audiences with respondents, by their figure: the most or the least first, those on a base under 30 last. */
export function pickAudiences(links: readonly AudienceLink[], choice: AudienceChoice): AudienceFigure[] {
  const { metric, isGlobal, variables, query, order, size } = choice;
  const word = query.trim().toLocaleLowerCase();
  const shown = new Set(variables);
  const figures = links.flatMap((link) => {
    const share = shareOf(link, metric, isGlobal);
    if (share === null || share.base === 0 || share.percent === null || !shown.has(link.audienceHeader)) return [];
    const name = `${link.audienceHeader} ${link.audienceSubheader}`;
    if (!name.toLocaleLowerCase().includes(word)) return [];
    return [{ id: link.audienceId, header: link.audienceHeader, name: link.audienceSubheader, share }];
  });
  const sign = order === 'top' ? 1 : -1;
  const isLast = ({ share }: AudienceFigure) => (share.mark === 'unranked' ? 1 : 0);
  figures.sort(
    (one, other) =>
      isLast(one) - isLast(other) ||
      sign * ((other.share.percent ?? 0) - (one.share.percent ?? 0)) ||
      other.share.base - one.share.base,
  );
  return size === null ? figures : figures.slice(0, size);
}
