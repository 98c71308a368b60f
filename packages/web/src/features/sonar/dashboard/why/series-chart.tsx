import type { DateRanges, Why } from '@soundings/contract/sonar/scores';
import { useSize } from '#/ui/charts/frame/use-size.ts';
import { linePath, lonePlaces } from '#/ui/charts/paths.ts';
import { dayText } from '../period/days.ts';
import classes from './why-series.module.css';

const height = 74;
const pad = 5;

interface Props {
  series: Why['series'][number];
  ranges: DateRanges;
  label: string;
  format: (value: number) => string;
}

export function SeriesChart({ series, ranges, label, format }: Props) {
  const { ref, width } = useSize();
  const { days, values, cap } = series;
  const scale = seriesScale(series, { width, height, pad });
  const places = values.map((value, index) =>
    value === null ? null : { x: scale.x(days[index] ?? ''), y: scale.y(value) },
  );
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const toSpan = ({ startDate, endDate }: DateRanges['comparable']) => {
    const from = scale.x(startDate < first ? first : startDate);
    return { x: from, width: Math.max(2, scale.x(endDate > last ? last : endDate) - from) };
  };
  const isCapped = cap !== null && cap < scale.high;
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
            <line x1={pad} x2={width - pad} y1={height - pad} y2={height - pad} stroke="var(--line)" />
            {isCapped && (
              <line
                x1={pad}
                x2={width - pad}
                y1={scale.y(cap)}
                y2={scale.y(cap)}
                stroke="var(--annot)"
                strokeDasharray="4 3"
              />
            )}
            <path d={linePath(places)} fill="none" stroke="var(--bar-my)" strokeWidth={1.6} strokeLinejoin="round" />
            {lonePlaces(places).map(({ x, y }) => (
              <circle key={x} cx={x} cy={y} r={1.8} fill="var(--bar-my)" />
            ))}
          </>
        )}
      </svg>
      <div className={classes.axis} aria-hidden="true">
        <span>{first && dayText(first)}</span>
        <span>
          {format(scale.low)} – {format(scale.high)}
        </span>
        <span>{last && dayText(last)}</span>
      </div>
    </div>
  );
}

interface SeriesScale {
  x: (day: string) => number;
  y: (value: number) => number;
  low: number;
  high: number;
}

const dayMs = 86_400_000;
const toTime = (day: string): number => Date.parse(day) / dayMs;

/** A state begins near its lowest value, as it would be a flat line otherwise; what is counted begins at 0. */
function seriesScale(
  { days, values, kind }: { days: readonly string[]; values: readonly (number | null)[]; kind: string },
  { width, height, pad }: { width: number; height: number; pad: number },
): SeriesScale {
  const known = values.filter((value) => value !== null);
  const top = Math.max(0, ...known);
  const least = known.length === 0 ? 0 : Math.min(...known);
  const low = kind === 'flow' ? 0 : least - (top - least) * 0.15;
  const high = top > low ? top : low + 1;
  const [first, last] = [toTime(days[0] ?? '1970-01-01'), toTime(days.at(-1) ?? '1970-01-02')];
  return {
    x: (day) => pad + ((toTime(day) - first) / Math.max(1, last - first)) * (width - 2 * pad),
    y: (value) => pad + (1 - (value - low) / (high - low)) * (height - 2 * pad),
    low: least,
    high: top,
  };
}
