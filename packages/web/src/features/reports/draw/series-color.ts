import type { Chart } from '@soundings/contract/reports/report-content';

export const seriesColor = ({ form, own, series }: Chart, index: number): string => {
  if (series[index]?.isGoal) return 'var(--text)';
  if (form === 'bars') {
    if (index === 0) return 'var(--brand)';
    return series.length > 2 ? `var(--cat-${index + 1})` : 'var(--bar-muted)';
  }
  if (index === own) return 'var(--brand)';
  if (own === null) return `var(--cat-${(index % 9) + 2})`;
  return otherPlace(own, index) % 2 === 0 ? 'var(--bar-muted)' : 'var(--neu)';
};

const dashes = [undefined, '6 3', '2 3'];

/** Lines beside the own one are told apart by shade and dashes. */
export const seriesDashes = ({ own }: Chart, index: number): string | undefined =>
  own === null || index === own ? undefined : dashes[Math.floor(otherPlace(own, index) / 2) % dashes.length];

/** Among those beside the own one. */
const otherPlace = (own: number, index: number): number => (index > own ? index - 1 : index);
