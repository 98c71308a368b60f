import type { Share } from '@soundings/contract/resonance/resonance';
import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import type { Bar } from '#/ui/charts/bar-chart.tsx';
import { depthPaint, type Span } from '#/ui/charts/depth-scale.tsx';
import type { Change } from '#/ui/charts/frame/change-mark.tsx';
import type { Tile } from '#/ui/charts/treemap.tsx';
import { splitFigure } from '#/ui/figures/figure.tsx';
import type { Figure } from './figures.ts';

const stars = { none: '', low: '*', unranked: '**' } as const;

const figureLabel = (t: TFunction, { header, name, share }: Figure, metric: string, against: Against) =>
  `${header === null ? '' : `${header} `}${name}: ${shareText(t, metric, share, against)}`;

const toGroup = ({ header }: Figure) => (header === null ? {} : { group: header });

const verdictChange = (verdict: Share['verdict']): Change | null => {
  if (verdict !== 'above' && verdict !== 'below') return null;
  return { direction: verdict === 'above' ? 'up' : 'down', tone: 'neu', figure: '' };
};

export const toTile = (t: TFunction, figure: Figure, metric: string, span: Span | null): Tile & { of: Figure } => {
  const { id, name, share } = figure;
  const percent = share.percent ?? 0;
  return {
    id,
    name,
    ...toGroup(figure),
    size: share.base,
    paint: depthPaint(share.mark === 'unranked' ? null : share.percent, span),
    figure: formatNumber(percent, 1) + stars[share.mark],
    shortFigure: formatNumber(percent) + stars[share.mark],
    base: t('resonance.base', { base: formatNumber(share.base) }),
    change: verdictChange(share.verdict),
    label: figureLabel(t, figure, metric, 'rest'),
    of: figure,
  };
};

export const toBar = (t: TFunction, figure: Figure, metric: string, against: Against): Bar & { of: Figure } => {
  const { id, name, share } = figure;
  return {
    id,
    name,
    ...toGroup(figure),
    ...shareBar(t, share),
    label: figureLabel(t, figure, metric, against),
    of: figure,
  };
};

export const shareBar = (
  t: TFunction,
  { percent, low, high, mark, base }: Share,
): Omit<Bar, 'id' | 'name' | 'label'> => ({
  value: percent,
  low,
  high,
  figure: splitFigure(percent ?? 0, 1),
  mark,
  base: t('resonance.n', { base: formatNumber(base) }),
});

export type Against = 'rest' | 'notPositive';

export const verdictText = (t: TFunction, { mark, verdict }: Share, against: Against = 'rest'): string => {
  if (mark === 'unranked') return t('resonance.notRanked');
  return against === 'rest' ? t(`resonance.verdict_${verdict}`) : t(`resonanceResponse.notPositive_${verdict}`);
};

/** 61–67, or 60.9–67.3 with a decimal; a dash where there is no interval. */
export const intervalText = ({ low, high }: Pick<Share, 'low' | 'high'>, decimals = 0): string =>
  low === null || high === null ? '–' : `${formatNumber(low, decimals)}–${formatNumber(high, decimals)}`;

/** "p 0.004", "p < 0.001" */
export const pText = (p: number): string => `p ${p < 0.001 ? `< ${formatNumber(0.001, 3)}` : formatNumber(p, 3)}`;

/** Without a verdict: where it is tested against something else than the rest. */
export const untestedShareText = (t: TFunction, name: string, share: Share): string =>
  share.percent === null
    ? t('resonance.shareMissing', { name })
    : t('resonance.shareLabel', {
        name,
        value: formatPercent(share.percent),
        interval: intervalText(share, 1),
        base: formatNumber(share.base),
      });

export const shareText = (t: TFunction, name: string, share: Share, against: Against = 'rest'): string =>
  [untestedShareText(t, name, share), ...(share.percent === null ? [] : [verdictText(t, share, against)])].join(', ');
