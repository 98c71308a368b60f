import { lineHue } from '@soundings/contract/reports/chart-places';
import type { Chart } from '@soundings/contract/reports/report-content';
import { seriesColor as colorOfHue } from '#/ui/charts/frame/series-color.ts';

export const mutedColor = 'var(--bar-muted)';

/** Of one's own brand, as on its dashboard. */
const ownColor = 'var(--bar-my)';

export const pointColor = (own: number | null, place: number): string => {
  if (own === null) return 'var(--brand)';
  return place === own ? ownColor : mutedColor;
};

export const seriesColor = (chart: Chart, index: number): string => {
  const { form, own, series } = chart;
  if (series[index]?.isGoal) return 'var(--text)';
  if (form === 'bars') {
    if (index === 0) return ownColor;
    return series.length > 2 ? colorOfHue(index) : mutedColor;
  }
  return index === own ? ownColor : colorOfHue(lineHue(chart, index));
};
