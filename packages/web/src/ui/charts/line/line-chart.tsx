import { lazy, Suspense, useMemo } from 'react';
import { ChartPlot } from '../frame/chart-svg.tsx';
import { clipLabel, fitText, textWidth } from '../frame/text-width.ts';
import { useSize } from '../frame/use-size.ts';
import { ReferenceName } from '../reference-name.tsx';
import classes from '../score-charts.module.css';
import {
  type LaidLines,
  type LineEvent,
  type LineLevel,
  type LineSpan,
  layLines,
  spanMiddle,
  spread,
} from './lay-lines.ts';
import { LineGround } from './line-ground.tsx';
import { isDimmed, LinePaths } from './line-paths.tsx';
import { LinePointer, useLinePointer } from './line-pointer.tsx';
import { readDay } from './read-lines.ts';
import { referencePlace } from './reference-place.ts';

export interface Line {
  id: string;
  name: string;
  /** As many as days, of 0 to 100; null is a gap. */
  values: readonly (number | null)[];
  color: string;
  isOwn?: boolean;
  isStrong?: boolean;
  /** In px; 1.75 without it. */
  width?: number;
  isQuiet?: boolean;
  end: string;
}

interface Props {
  label: string;
  /** ISO days, growing. */
  days: readonly string[];
  lines: readonly Line[];
  formatDay: (day: string) => string;
  nameDay: (day: string) => string;
  formatValue: (value: number | null) => string;
  texts: LineTexts;
  period?: LineSpan | undefined;
  compare?: LineSpan | undefined;
  reference?: LineLevel | undefined;
  goals?: readonly LineLevel[] | undefined;
  events?: readonly LineEvent[] | undefined;
  filled?: string | undefined;
  /** At every value, where there are few. */
  hasDots?: boolean;
  onOpen?: ((line: Line) => void) | undefined;
  height: number;
}

interface LineTexts {
  days: string;
  more: (count: number) => string;
}

const DayReadout = lazy(() => import('./day-readout.tsx').then((file) => ({ default: file.DayReadout })));
const none: readonly never[] = [];
const maxRows = 12;
const rowHeight = 20;

export function LineChart(props: Props) {
  const { label, days, lines, formatDay, nameDay, formatValue, texts, period, compare, reference, filled } = props;
  const { goals = none, events = none, hasDots = false, onOpen, height } = props;
  const { ref, width } = useSize();
  const level = reference?.value;
  const levelName = reference?.label;
  const laid = useMemo(
    () =>
      layLines({
        lines,
        days,
        width,
        height,
        formatDay,
        always: [level, ...goals.map(({ value }) => value)].filter((value) => value !== undefined),
      }),
    [lines, days, width, height, formatDay, level, goals],
  );
  const starts = [period, compare].map((span) =>
    span === undefined ? Number.POSITIVE_INFINITY : spanMiddle(laid, span) - textWidth(span.label, 11) / 2,
  );
  const free = Math.min(...starts);
  const name = useMemo(() => {
    if (level === undefined || levelName === undefined || width === 0) return null;
    return { name: levelName, ...referencePlace(laid, lines, { level, name: levelName, free }) };
  }, [laid, lines, level, levelName, width, free]);
  const open = (id: string) => {
    const line = lines.find((one) => one.id === id);
    if (line !== undefined) onOpen?.(line);
  };
  const pointer = useLinePointer({ laid, lines, onOpen: onOpen === undefined ? undefined : open });
  const { at, last, raise } = pointer;
  const shown = at ?? last;
  const read = readDay(lines, shown, Math.min(maxRows, Math.floor((height - 70) / rowHeight)));
  const day = nameDay(days[shown.index] ?? '');
  const raised = at?.line ?? undefined;
  return (
    <ChartPlot
      ref={ref}
      label={label}
      width={width}
      height={height}
      onEscape={pointer.hide}
      over={pointer.over}
      overlay={
        at !== null && (
          <Suspense>
            <DayReadout
              day={day}
              values={read}
              raised={raised}
              more={texts.more(read.more)}
              format={formatValue}
              x={laid.xs[at.index] ?? 0}
              room={{ width, height }}
            />
          </Suspense>
        )
      }
    >
      <LineGround laid={laid} period={period} compare={compare} reference={reference} goals={goals} events={events} />
      <LinePaths laid={laid} lines={lines} filled={filled} raised={raised} hasDots={hasDots} />
      {name !== null && <ReferenceName {...name} />}
      <LinePointer
        laid={laid}
        values={read}
        isShown={at !== null}
        index={shown.index}
        label={`${label}, ${texts.days}`}
        text={[
          day,
          ...read.rows.map(({ line, value }) => `${line.name} ${formatValue(value)}`),
          ...(read.more > 0 ? [texts.more(read.more)] : []),
        ].join('; ')}
        control={pointer.control}
      />
      <LineEnds laid={laid} lines={lines} raised={raised} raise={raise} />
    </ChartPlot>
  );
}

const lineHeight = 18;

interface LineEndsProps {
  laid: LaidLines;
  lines: readonly Line[];
  raised: string | undefined;
  raise: (id: string | null) => void;
}

function LineEnds({ laid, lines, raised, raise }: LineEndsProps) {
  const ends = placeEnds(laid, lines, raised);
  const room = laid.right < 330 ? 88 : 138;
  return (
    <g aria-hidden>
      {ends.map(({ line, x, y, labelY }) => {
        const isBold = line.isStrong || raised === line.id;
        const over = { onMouseEnter: () => raise(line.id), onMouseLeave: () => raise(null) };
        return (
          <g key={line.id} className={classes.line} data-dim={isDimmed(line, raised) || undefined} {...over}>
            <rect
              data-screen-only
              x={laid.right + 6}
              y={labelY - lineHeight / 2}
              width={room}
              height={lineHeight}
              fill="transparent"
            />
            {(Math.abs(labelY - y) > 3 || x < laid.right - 1) && (
              <path d={`M${x + 5},${y}L${laid.right + 8},${labelY}`} fill="none" stroke="var(--line-control)" />
            )}
            <circle cx={x} cy={y} r={isBold ? 3.5 : 2.5} fill={line.color} />
            <text x={laid.right + 10} y={labelY + 4} fontSize={12} fill="var(--text)">
              <tspan fontWeight={isBold ? 600 : 420}>
                {fitText(clipLabel(line.name), 12, room - 10 - textWidth(line.end, 12))}
              </tspan>
              <tspan fill="var(--text-2)"> {line.end}</tspan>
            </text>
          </g>
        );
      })}
    </g>
  );
}

function placeEnds(laid: LaidLines, lines: readonly Line[], raised: string | undefined) {
  const most = Math.max(1, Math.floor((laid.bottom - laid.top) / lineHeight));
  const claim = ({ id, isStrong }: Line) => (id === raised ? 2 : Number(isStrong ?? false));
  const ends = lines
    .filter(({ id, isQuiet }) => !isQuiet || id === raised)
    .flatMap((line) => {
      const index = line.values.findLastIndex((value) => value !== null);
      return index < 0 ? [] : [{ line, x: laid.xs[index] ?? 0, y: laid.y(line.values[index] ?? 0) }];
    })
    .toSorted((one, other) => claim(other.line) - claim(one.line))
    .slice(0, most);
  const ys = spread(
    ends.map(({ y }) => y),
    lineHeight,
    laid.top,
    laid.bottom,
  );
  return ends.map((end, index) => ({ ...end, labelY: ys[index] ?? end.y }));
}
