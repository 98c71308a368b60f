import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Bar } from '#/ui/charts/bar-chart.tsx';
import type { Tile } from '#/ui/charts/treemap.tsx';
import { splitFigure } from '#/ui/figures/split-figure.ts';
import type { AudienceFigure } from '../../response/pick-audiences.ts';
import { shareText } from './share-text.ts';

const stars = { none: '', low: '*', unranked: '**' } as const;

const labelOf = (t: TFunction, { header, name, share }: AudienceFigure, metric: string) =>
  `${header} ${name}: ${shareText(t, metric, share)}`;

/** An audience as a rectangle: size is the base, colour the figure; without a rank it has no colour. */
export const tileOf = (t: TFunction, figure: AudienceFigure, metric: string): Tile & { audience: AudienceFigure } => {
  const { id, header, name, share } = figure;
  const percent = share.percent ?? 0;
  return {
    id,
    name,
    group: header,
    size: share.base,
    value: share.mark === 'unranked' ? null : share.percent,
    figure: formatNumber(percent, 1) + stars[share.mark],
    shortFigure: formatNumber(percent) + stars[share.mark],
    base: t('resonance.base', { base: formatNumber(share.base) }),
    label: labelOf(t, figure, metric),
    audience: figure,
  };
};

/** The same audience as a bar. */
export const barOf = (t: TFunction, figure: AudienceFigure, metric: string): Bar & { audience: AudienceFigure } => {
  const { id, header, name, share } = figure;
  return {
    id,
    name,
    group: header,
    value: share.percent,
    low: share.low,
    high: share.high,
    figure: splitFigure(share.percent ?? 0, 1),
    mark: share.mark,
    base: t('resonance.n', { base: formatNumber(share.base) }),
    label: labelOf(t, figure, metric),
    audience: figure,
  };
};
