import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Bar } from '#/ui/charts/bar-chart.tsx';
import type { Tile } from '#/ui/charts/treemap.tsx';
import { splitFigure } from '#/ui/figures/figure.tsx';
import type { Figure } from '../../response/pick-figures.ts';
import { type Against, shareText } from './share-text.ts';

const stars = { none: '', low: '*', unranked: '**' } as const;

const labelOf = (t: TFunction, { header, name, share }: Figure, metric: string, against: Against) =>
  `${header === null ? '' : `${header} `}${name}: ${shareText(t, metric, share, against)}`;

const groupOf = ({ header }: Figure) => (header === null ? {} : { group: header });

/** A figure as a rectangle: size is the base, colour the figure; without a rank it has no colour. */
export const tileOf = (t: TFunction, figure: Figure, metric: string): Tile & { of: Figure } => {
  const { id, name, share } = figure;
  const percent = share.percent ?? 0;
  return {
    id,
    name,
    ...groupOf(figure),
    size: share.base,
    value: share.mark === 'unranked' ? null : share.percent,
    figure: formatNumber(percent, 1) + stars[share.mark],
    shortFigure: formatNumber(percent) + stars[share.mark],
    base: t('resonance.base', { base: formatNumber(share.base) }),
    label: labelOf(t, figure, metric, 'rest'),
    of: figure,
  };
};

/** The same as a bar. */
export const barOf = (t: TFunction, figure: Figure, metric: string, against: Against): Bar & { of: Figure } => {
  const { id, name, share } = figure;
  return {
    id,
    name,
    ...groupOf(figure),
    value: share.percent,
    low: share.low,
    high: share.high,
    figure: splitFigure(share.percent ?? 0, 1),
    mark: share.mark,
    base: t('resonance.n', { base: formatNumber(share.base) }),
    label: labelOf(t, figure, metric, against),
    of: figure,
  };
};
