import { useElementSize } from '@mantine/hooks';
import type { DateRanges, Why } from '@soundings/contract/sonar/scores';
import { dayText } from '../export/day-text.ts';
import { seriesPath, seriesScale } from './series-path.ts';
import classes from './why-series.module.css';

const height = 74;
const pad = 5;

interface Props {
  series: Why['series'][number];
  ranges: DateRanges;
  /** Says in a sentence what the line shows. */
  label: string;
  format: (value: number) => string;
}

/** A small line of one figure over time: the period shaded, the range before dashed, gaps as gaps. */
export function SeriesChart({ series, ranges, label, format }: Props) {
  const { ref, width } = useElementSize();
  const { days, values, cap } = series;
  const scale = seriesScale(series, { width, height, pad });
  const { line, dots } = seriesPath(days, values, scale);
  const [first, last] = [days[0] ?? '', days.at(-1) ?? ''];
  const spanOf = ({ startDate, endDate }: DateRanges['comparable']) => {
    const from = scale.x(startDate < first ? first : startDate);
    return { x: from, width: Math.max(2, scale.x(endDate > last ? last : endDate) - from) };
  };
  const isCapped = cap !== null && cap < scale.high;
  return (
    <div ref={ref} className={classes.plot}>
      <svg width={width} height={height} role="img" aria-label={label}>
        {width > 0 && (
          <>
            <rect {...spanOf(ranges.comparable)} y={0} height={height} fill="var(--brand-soft)" />
            <rect
              {...spanOf(ranges.compareTo)}
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
            <path d={line} fill="none" stroke="var(--bar-my)" strokeWidth={1.6} strokeLinejoin="round" />
            {dots.map((dot) => (
              <circle key={dot.x} cx={dot.x} cy={dot.y} r={1.8} fill="var(--bar-my)" />
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
