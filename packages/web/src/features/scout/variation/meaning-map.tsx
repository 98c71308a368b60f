import type { BoardMessage } from '@soundings/contract/board/board';
import type { Variation } from '@soundings/contract/scout/scout';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { ChartPlot } from '#/ui/charts/frame/chart-svg.tsx';
import { fitText, textWidth } from '#/ui/charts/frame/text-width.ts';
import { useChartMarks } from '#/ui/charts/frame/use-chart-marks.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { namedThemes, themeColor } from './theme-color.ts';
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
  const explained = axes.reduce((sum, { share }) => sum + share, 0);
  const radius = points.length > 300 ? 4 : 6;
  const label = t('scout.mapLabel', { count: points.length, n: formatNumber(points.length) });
  return (
    <figure className={classes.figure}>
      <div className={classes.map}>
        <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
          <path className={classes.cross} d={`M${x(0)} 0V${height}M0 ${y(0)}H${width}`} />
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
          <g aria-hidden className={classes.names}>
            {placeNames(
              themes.slice(0, namedThemes).map(({ label }) => label),
              points.map(({ theme, ...place }) => ({ theme, x: x(place.x), y: y(place.y) })),
              width,
            ).map((name) => (
              <text key={name.text} x={name.x} y={name.y} textAnchor="middle">
                {name.text}
              </text>
            ))}
          </g>
        </ChartPlot>
      </div>
      <figcaption className={classes.quiet}>
        {t('scout.mapHelp', { percent: formatPercent(100 * explained, 0) })}
      </figcaption>
    </figure>
  );
}

interface Point {
  theme: number | null;
  x: number;
  y: number;
}

const nameSize = 12;

/** The name of each theme over its marks, else under them; none where neither is free of names and marks. In px. */
const placeNames = (names: readonly string[], points: readonly Point[], width: number) => {
  const placed: { text: string; x: number; y: number; half: number }[] = [];
  names.forEach((name, theme) => {
    const own = points.filter((point) => point.theme === theme);
    if (own.length === 0) return;
    const text = fitText(name, nameSize, 140);
    const half = textWidth(text, nameSize) / 2;
    const middle = own.reduce((sum, { x }) => sum + x, 0) / own.length;
    const x = Math.min(width - half - 6, Math.max(half + 6, middle));
    const ends = own.map(({ y }) => y);
    const marks = points.filter((point) => Math.abs(point.x - x) < half + 8);
    const y = [0, 8, 16, 24]
      .flatMap((step) => [Math.min(...ends) - 12 - step, Math.max(...ends) + 21 + step])
      .find(
        (at) =>
          at > nameSize &&
          at < height - 4 &&
          marks.every((mark) => mark.y < at - 17 || mark.y > at + 9) &&
          placed.every((other) => Math.abs(other.y - at) > 15 || Math.abs(other.x - x) > other.half + half + 6),
      );
    if (y !== undefined) placed.push({ text, x, y, half });
  });
  return placed;
};
