import { lazy, Suspense, useMemo } from 'react';
import { ChartPlot } from '../frame/chart-svg.tsx';
import { useSize } from '../frame/use-size.ts';
import { ReferenceName } from '../reference-name.tsx';
import {
  type LineEvent,
  type LineLevel,
  type LineSpan,
  layLines,
  placeLevelName,
  placeSpanNames,
} from './lay-lines.ts';
import { endTexts, LineEnds } from './line-ends.tsx';
import { LineGround } from './line-ground.tsx';
import { LinePaths } from './line-paths.tsx';
import { LinePointer, useLinePointer } from './line-pointer.tsx';
import { readDay } from './read-lines.ts';

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
  /** Names are sentences, which a table below tells by colour too. */
  hasLongNames?: boolean;
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
  const { label, days, lines, formatDay, nameDay, formatValue, texts, period, reference, filled } = props;
  const { goals = none, events = none, hasLongNames = false, hasDots = false, onOpen, height } = props;
  const { ref, width } = useSize();
  const ends = endTexts(lines, width, hasLongNames);
  const level = reference?.value;
  const laid = useMemo(
    () =>
      layLines({
        lines,
        days,
        width,
        height,
        formatDay,
        room: ends.room,
        always: [level, ...goals.map(({ value }) => value)].filter((value) => value !== undefined),
      }),
    [lines, days, width, height, formatDay, ends.room, level, goals],
  );
  const compare = props.compare && laid.isSeen(props.compare.from, props.compare.to) ? props.compare : undefined;
  const spanNames = placeSpanNames(laid, period, compare);
  const free = Math.min(...[spanNames.period, spanNames.compare].map((left) => left ?? Number.POSITIVE_INFINITY));
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
      {reference !== undefined && width > 0 && (
        <ReferenceName name={reference.label} {...placeLevelName(laid, reference, free)} />
      )}
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
      <LineEnds laid={laid} lines={lines} texts={ends} raised={raised} raise={raise} />
    </ChartPlot>
  );
}
