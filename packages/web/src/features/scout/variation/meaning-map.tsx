import type { BoardMessage } from '@soundings/contract/board/board';
import type { Variation } from '@soundings/contract/scout/scout';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ChartPlot } from '#/ui/charts/frame/chart-svg.tsx';
import { useChartMarks } from '#/ui/charts/frame/use-chart-marks.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { themeColor } from './theme-color.ts';
import classes from './variation.module.css';

interface Props {
  variation: Variation;
  messages: ReadonlyMap<string, BoardMessage>;
}

const height = 380;
const margin = 20;

export function MeaningMap({ variation, messages }: Props) {
  const { t } = useTranslation();
  const { ref, width: given } = useSize();
  const width = Math.floor(given);
  const { axes, themes } = variation;
  const points = variation.points.filter(({ id }) => messages.has(id));
  const labelOf = (id: string, theme: number | null) => {
    const message = messages.get(id);
    if (message === undefined) return '';
    const said = `${formatNumber(message.count)}: ${message.message}`;
    const name = theme === null ? undefined : themes[theme]?.label;
    return name === undefined ? said : `${said} (${name})`;
  };
  const marks = useChartMarks(points, { tooltip: ({ id, theme }) => labelOf(id, theme) });
  if (points.length < 2) return null;
  const x = (value: number) => margin + ((value + 1) / 2) * Math.max(0, width - 2 * margin);
  const y = (value: number) => height - margin - ((value + 1) / 2) * (height - 2 * margin);
  const [across, up] = axes;
  const explained = axes.reduce((sum, { share }) => sum + share, 0);
  const radius = points.length > 300 ? 4 : 6;
  const label = t('scout.mapLabel', { count: points.length, n: formatNumber(points.length) });
  return (
    <figure className={classes.figure}>
      <div className={classes.map}>
        <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
          <path className={classes.cross} d={`M${x(0)} 0V${height}M0 ${y(0)}H${width}`} />
          <g aria-hidden className={classes.ends}>
            <text x={6} y={y(0) - 6}>
              {across?.low}
            </text>
            <text x={width - 6} y={y(0) - 6} textAnchor="end">
              {across?.high}
            </text>
            <text x={x(0) + 6} y={14}>
              {up?.high}
            </text>
            <text x={x(0) + 6} y={height - 6}>
              {up?.low}
            </text>
          </g>
          {points.map(({ id, theme, ...place }) => {
            const [cx, cy] = [x(place.x), y(place.y)];
            return (
              <g
                key={id}
                className={classes.mark}
                aria-label={labelOf(id, theme)}
                {...marks.mark(id, { x: cx, y: cy - 7, height: 14 })}
              >
                <circle cx={cx} cy={cy} r={10} fill="transparent" />
                <circle className={classes.point} cx={cx} cy={cy} r={radius} fill={themeColor(theme)} />
              </g>
            );
          })}
        </ChartPlot>
      </div>
      <figcaption className={classes.quiet}>
        {t('scout.mapHelp', { percent: formatPercent(100 * explained, 0) })}
      </figcaption>
    </figure>
  );
}
