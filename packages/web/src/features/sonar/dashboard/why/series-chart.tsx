import type { DateRanges, Why } from '@soundings/contract/sonar/scores';
import { useTranslation } from 'react-i18next';
import { textWidth } from '#/ui/charts/frame/text-width.ts';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { linePath, lonePlaces } from '#/ui/charts/paths.ts';
import { dayText } from '../period/days.ts';
import classes from './why-series.module.css';

const height = 74;
const pad = 5;
const labelSize = 10;

interface Props {
  series: Why['series'][number];
  ranges: DateRanges;
  label: string;
  /** In the first of several, what marks the days of both periods is named. */
  namesDays: boolean;
  format: (value: number) => string;
}

export function SeriesChart({ series, ranges, label, namesDays, format }: Props) {
  const { t } = useTranslation();
  const { ref, width } = useSize();
  const { days, values, cap } = series;
  const { low, high } = seriesSpan(series);
  const isCapped = cap !== null && cap < high;
  const named = [low, high, ...(isCapped ? [cap] : [])];
  const left = Math.max(...named.map((value) => textWidth(format(value), labelSize))) + 8;
  const scale = seriesScale(series, { width, height, left });
  const places = values.map((value, index) =>
    value === null ? null : { x: scale.x(days[index] ?? ''), y: scale.y(value) },
  );
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const toSpan = ({ startDate, endDate }: DateRanges['comparable']) => {
    const from = scale.x(startDate < first ? first : startDate);
    return { x: from, width: Math.max(2, scale.x(endDate > last ? last : endDate) - from) };
  };
  const isCapNamed = isCapped && Math.min(scale.y(cap) - scale.y(high), scale.y(low) - scale.y(cap)) > labelSize;
  return (
    <div ref={ref} className={classes.plot}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {width > 0 && (
          <>
            <rect {...toSpan(ranges.comparable)} y={0} height={height} fill="var(--brand-soft)" />
            <rect
              {...toSpan(ranges.compareTo)}
              y={0.5}
              height={height - 1}
              fill="none"
              stroke="var(--line-strong)"
              strokeDasharray="3 3"
            />
            <line x1={left} x2={width - pad} y1={height - pad} y2={height - pad} stroke="var(--line)" />
            {isCapped && (
              <line
                x1={left}
                x2={width - pad}
                y1={scale.y(cap)}
                y2={scale.y(cap)}
                stroke="var(--annot)"
                strokeDasharray="4 3"
              />
            )}
            <path d={linePath(places)} fill="none" stroke="var(--bar-my)" strokeWidth={1.6} strokeLinejoin="round" />
            {[...new Set([low, high])].map((value) => (
              <text
                key={value}
                x={left - 6}
                y={scale.y(value) + (value === high ? 5 : 2)}
                textAnchor="end"
                fontSize={labelSize}
                fill="var(--text-3)"
              >
                {format(value)}
              </text>
            ))}
            {isCapNamed && (
              <text x={left - 6} y={scale.y(cap) + 3} textAnchor="end" fontSize={labelSize} fill="var(--annot)">
                {format(cap)}
              </text>
            )}
            {lonePlaces(places).map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r={1.8} fill="var(--bar-my)" />
            ))}
          </>
        )}
      </svg>
      <div className={classes.axis} style={{ marginInlineStart: left }} aria-hidden="true">
        <span>{first && dayText(first)}</span>
        <span>{last && dayText(last)}</span>
      </div>
      <div className={classes.key} aria-hidden="true">
        {isCapped && (
          <span>
            <i data-cap />
            {t('whyScore.cap', { cap: format(cap) })}
          </span>
        )}
        {namesDays && (
          <>
            <span>
              <i data-compared />
              {t('scoreTabs.compared')}
            </span>
            <span>
              <i />
              {t('scoreTabs.period')}
            </span>
          </>
        )}
      </div>
    </div>
  );
}

interface SeriesScale {
  x: (day: string) => number;
  y: (value: number) => number;
}

const dayMs = 86_400_000;
const toTime = (day: string): number => Date.parse(day) / dayMs;

function seriesSpan({ values }: { values: readonly (number | null)[] }): { low: number; high: number } {
  const known = values.filter((value) => value !== null);
  return { low: known.length === 0 ? 0 : Math.min(...known), high: Math.max(0, ...known) };
}

/** A state begins near its lowest value, as it would be a flat line otherwise; what is counted begins at 0. */
function seriesScale(
  series: { days: readonly string[]; values: readonly (number | null)[]; kind: string },
  { width, height, left }: { width: number; height: number; left: number },
): SeriesScale {
  const { low: least, high: top } = seriesSpan(series);
  const low = series.kind === 'flow' ? 0 : least - (top - least) * 0.15;
  const high = top > low ? top : low + 1;
  const { days } = series;
  const [first, last] = [toTime(days[0] ?? '1970-01-01'), toTime(days.at(-1) ?? '1970-01-02')];
  return {
    x: (day) => left + ((toTime(day) - first) / Math.max(1, last - first)) * (width - pad - left),
    y: (value) => pad + (1 - (value - low) / (high - low)) * (height - 2 * pad),
  };
}
