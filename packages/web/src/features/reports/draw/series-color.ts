import type { Chart } from '@soundings/contract/reports/report-content';

export const mutedColor = 'var(--bar-muted)';

export const seriesColor = ({ form, own, series }: Chart, index: number): string => {
  if (series[index]?.isGoal) return 'var(--text)';
  if (form === 'bars') {
    if (index === 0) return 'var(--brand)';
    return series.length > 2 ? `var(--cat-${index + 1})` : mutedColor;
  }
  if (index === own) return 'var(--brand)';
  const placeAmongOthers = own !== null && index > own ? index - 1 : index;
  return `var(--cat-${(placeAmongOthers % 9) + 2})`;
};
