import type { Share } from '@soundings/contract/resonance/resonance';
import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import type { Bar } from '#/ui/charts/bar-chart.tsx';
import type { SeriesBar } from '#/ui/charts/grouped-bar-chart.tsx';
import { splitFigure } from '#/ui/figures/split-figure.ts';
import { shareText } from '../response/share-text.ts';

/** One subconcept of one concept, as charts, tables and tooltips show it. */
export interface ConceptFigure {
  concept: string;
  subName: string;
  /** Null where nobody ever named it of this concept. */
  share: Share | null;
  /** The same over all respondents, told only under a filter. */
  global: { percent: number; base: number } | null;
}

const labelOf = (t: TFunction, figure: ConceptFigure, withConcept: boolean): string => {
  const { concept, subName, share, global } = figure;
  const name = withConcept ? `${subName}, ${concept}` : subName;
  if (share === null) return t('concepts.neverNamed', { name });
  const text = shareText(t, name, share);
  return global === null ? text : `${text}, ${globalText(t, global)}`;
};

/** "all respondents 55.3 %, base 1 097" */
export const globalText = (t: TFunction, { percent, base }: NonNullable<ConceptFigure['global']>): string =>
  t('concepts.allRespondentsShare', { value: formatPercent(percent), base: formatNumber(base) });

/** The bar of a concept on its own. */
export const barOf = (t: TFunction, figure: ConceptFigure, share: Share): Bar & { shown: ConceptFigure } => ({
  id: figure.subName,
  name: figure.subName,
  value: share.percent,
  low: share.low,
  high: share.high,
  figure: splitFigure(share.percent ?? 0, 1),
  mark: share.mark,
  base: t('resonance.n', { base: formatNumber(share.base) }),
  label: labelOf(t, figure, false),
  shown: figure,
});

/** The bar of one concept among several. */
export const seriesBarOf = (
  t: TFunction,
  figure: ConceptFigure,
  series: number,
): SeriesBar & { shown: ConceptFigure } => {
  const { subName, share } = figure;
  const percent = share?.percent ?? null;
  return {
    id: `${series} ${subName}`,
    series,
    value: percent,
    low: share?.low ?? null,
    high: share?.high ?? null,
    figure: percent === null ? { whole: '–', fraction: '' } : splitFigure(percent, 1),
    mark: share?.mark ?? 'none',
    label: labelOf(t, figure, true),
    shown: figure,
  };
};
