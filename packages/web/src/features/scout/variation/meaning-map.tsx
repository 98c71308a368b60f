import { Tooltip } from '@mantine/core';
import type { BoardMessage } from '@soundings/contract/board/board';
import type { Variation } from '@soundings/contract/scout/scout';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { themeColor } from './theme-color.ts';
import classes from './variation.module.css';

interface Props {
  variation: Variation;
  messages: ReadonlyMap<string, BoardMessage>;
}

const width = 800;
const height = 380;
const margin = 18;

/** Messages by meaning: near each other they say alike things. Axes are named by what lies at their ends. */
export function MeaningMap({ variation, messages }: Props) {
  const { t } = useTranslation();
  const { points, axes, themes } = variation;
  if (points.length < 2) return null;
  const x = (value: number) => margin + ((value + 1) / 2) * (width - 2 * margin);
  const y = (value: number) => height - margin - ((value + 1) / 2) * (height - 2 * margin);
  const [across, up] = axes;
  const explained = axes.reduce((sum, { share }) => sum + share, 0);
  const radius = points.length > 300 ? 4 : 6;
  return (
    <figure className={classes.figure}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        className={classes.map}
        role="group"
        aria-label={t('scout.mapLabel', { count: points.length, n: formatNumber(points.length) })}
      >
        <path className={classes.cross} d={`M${x(0)} 0V${height}M0 ${y(0)}H${width}`} />
        {points.map((point) => {
          const message = messages.get(point.id);
          if (message === undefined) return null;
          const theme = point.theme === null ? null : (themes[point.theme]?.label ?? null);
          const label = `${formatNumber(message.count)}: ${message.message}`;
          return (
            <Tooltip key={point.id} label={theme === null ? label : `${label} (${theme})`} multiline maw={320}>
              <circle
                className={classes.point}
                cx={x(point.x)}
                cy={y(point.y)}
                r={radius}
                fill={themeColor(point.theme)}
                role="img"
                aria-label={label}
              />
            </Tooltip>
          );
        })}
        <text className={classes.end} x={6} y={y(0) - 6}>
          {across?.low}
        </text>
        <text className={classes.end} x={width - 6} y={y(0) - 6} textAnchor="end">
          {across?.high}
        </text>
        <text className={classes.end} x={x(0) + 6} y={14}>
          {up?.high}
        </text>
        <text className={classes.end} x={x(0) + 6} y={height - 6}>
          {up?.low}
        </text>
      </svg>
      <figcaption className={classes.quiet}>
        {t('scout.mapHelp', { percent: formatPercent(100 * explained, 0) })}
      </figcaption>
    </figure>
  );
}
