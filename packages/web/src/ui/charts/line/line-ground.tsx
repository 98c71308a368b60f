import { lazy, memo, Suspense } from 'react';
import { type LaidLines, type LineEvent, type LineLevel, type LineSpan, placeSpanNames } from './lay-lines.ts';

const TimelineMarks = lazy(() => import('./timeline-marks.tsx').then((file) => ({ default: file.TimelineMarks })));

interface Props {
  laid: LaidLines;
  period: LineSpan | undefined;
  compare: LineSpan | undefined;
  reference: LineLevel | undefined;
  goals: readonly LineLevel[];
  events: readonly LineEvent[];
}

/** Around a name that a line may cross. */
const halo = { stroke: 'var(--bg-surface)', strokeWidth: 3, paintOrder: 'stroke' } as const;

export const LineGround = memo(function LineGround({ laid, period, compare, reference, goals, events }: Props) {
  const { left, right, top, bottom, x, y, grid, ticks } = laid;
  const names = placeSpanNames(laid, period, compare);
  return (
    <g aria-hidden>
      {grid.map((value) => (
        <g key={value}>
          <rect x={left} y={y(value) - 0.5} width={right - left} height={1} fill="var(--line-soft)" />
          <text x={left - 8} y={y(value) + 4} textAnchor="end" fontSize={11} fill="var(--text-3)">
            {value}
          </text>
        </g>
      ))}
      {period !== undefined && (
        <g>
          <rect
            x={x(period.from) - 1}
            y={top - 12}
            width={Math.max(2, x(period.to) - x(period.from) + 1)}
            height={bottom - top + 12}
            fill="var(--brand-soft)"
            opacity={0.55}
          />
        </g>
      )}
      {compare !== undefined && (
        <g>
          {[compare.from, compare.to].map((day, index) => (
            <line
              key={index === 0 ? 'from' : 'to'}
              x1={x(day)}
              x2={x(day)}
              y1={top - 12}
              y2={bottom}
              stroke="var(--line-control)"
              strokeDasharray="3 3"
            />
          ))}
          {names.compare !== null && (
            <text x={names.compare} y={top - 8} fontSize={11} fill="var(--text-3)">
              {compare.label}
            </text>
          )}
        </g>
      )}
      {names.period !== null && (
        <text x={names.period} y={top - 8} fontSize={11} fontWeight={520} fill="var(--brand-text)" {...halo}>
          {period?.label}
        </text>
      )}
      <rect x={left} y={bottom - 0.5} width={right - left} height={1} fill="var(--line-strong)" />
      {ticks.map((tick) => (
        <text
          key={tick.text + tick.x}
          x={tick.x}
          y={bottom + 18}
          textAnchor="middle"
          fontSize={11}
          fill="var(--text-3)"
        >
          {tick.text}
        </text>
      ))}
      {reference !== undefined && (
        <line
          x1={left}
          x2={right}
          y1={y(reference.value)}
          y2={y(reference.value)}
          stroke="var(--annot)"
          strokeWidth={1.5}
          strokeDasharray="4 3"
        />
      )}
      {goals.length + events.length > 0 && (
        <Suspense>
          <TimelineMarks laid={laid} goals={goals} events={events} />
        </Suspense>
      )}
    </g>
  );
});
