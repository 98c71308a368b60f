import { useElementSize } from '@mantine/hooks';
import { useMemo, useRef, useState } from 'react';
import type { Change } from './change-mark.tsx';
import { ChartSvg } from './chart-svg.tsx';
import { ChartTooltip } from './chart-tooltip.tsx';
import plot from './charts.module.css';
import { ClipBox } from './clip-box.tsx';
import type { MarkInk } from './mark-ink.ts';
import { MeanLine } from './mean-line.tsx';
import { frameHeight, type Mean, placeMeans } from './mean-lines.ts';
import { PercentAxis } from './percent-axis.tsx';
import { RankBarRow, rankRowHeight } from './rank-bar-row.tsx';
import { rankRoom } from './rank-room.ts';
import { rowWindow, scrollToShow } from './row-window.ts';
import classes from './score-charts.module.css';
import { useChartMarks } from './use-chart-marks.ts';

export interface RankBar {
  id: string;
  name: string;
  /** Before the name: "1", or "–" without a place. */
  rank: string;
  /** On the scale of 0 to 100; null has no bar. */
  value: number | null;
  /** The tick of the range before. */
  previous: number | null;
  ink: MarkInk;
  /** Its place may still change: a ring before it, and a hollow bar. */
  isProvisional?: boolean;
  figure: { whole: string; fraction: string };
  change: Change | null;
  /** Everything that the row says. */
  label: string;
}

interface Props<T extends RankBar> {
  label: string;
  bars: readonly T[];
  means?: readonly Mean[];
  tooltip: (bar: T) => React.ReactNode;
  onOpen?: (bar: T) => void;
}

/** As wide as a ring before a place. */
const ringRoom = '00';
/** Rows in sight where there are more than 60. */
const rowsInSight = 16;
const mostRows = 60;
/** Under this a name beside its bar would leave room for neither: it stands over it. */
const phoneWidth = 360;

/** Ranked bars of 0 to 100 with the previous value as a tick and the change beside the figure; over 60 rows scroll. */
export function RankBarChart<T extends RankBar>({ label, bars, means = [], tooltip, onOpen }: Props<T>) {
  const { ref, width } = useElementSize();
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const isVirtual = bars.length > mostRows;
  const room = (isVirtual ? rowsInSight : bars.length) * rankRowHeight;
  const places = useMemo(
    () =>
      rankRoom(
        bars.map(({ rank, isProvisional }) => (isProvisional ? `${ringRoom}${rank}` : rank)),
        28,
      ),
    [bars],
  );
  const isStacked = width < phoneWidth;
  const left = isStacked ? places + 10 : width < 420 ? 132 : width < 640 ? 176 : 196;
  const span = Math.max(0, width - left - 108);
  const placed = placeMeans(means, left, span);
  const height = room + frameHeight(placed);
  const most = bars.length * rankRowHeight - room;
  const offset = isVirtual ? Math.min(top, most) : 0;
  const bring = (id: string) => {
    const index = bars.findIndex((bar) => bar.id === id);
    if (scroller.current !== null) {
      scroller.current.scrollTop = scrollToShow(index, offset, { row: rankRowHeight, room });
    }
  };
  const marks = useChartMarks(bars, { onOpen, ...(isVirtual && { onMove: bring }) });
  const seen = isVirtual ? rowWindow({ row: rankRowHeight, room }, offset, bars.length) : { from: 0, to: bars.length };
  return (
    <div ref={ref} className={plot.plot} style={{ height }}>
      <div
        ref={scroller}
        className={classes.scroll}
        data-virtual={isVirtual || undefined}
        style={{ height }}
        onScroll={(event) => {
          marks.hide();
          setTop(event.currentTarget.scrollTop);
        }}
      >
        <div style={{ height: height + Math.max(0, most) }}>
          <ChartSvg label={label} width={width} height={height} onEscape={marks.hide}>
            <PercentAxis left={left} plot={span} rows={room} means={placed} />
            <ClipBox y={12} width={width} height={room}>
              <g transform={`translate(0 ${-offset})`}>
                {bars.map((bar, index) => {
                  const isSeen = index >= seen.from && index < seen.to;
                  if (!isSeen && bar.id !== marks.current) return null;
                  const y = index * rankRowHeight;
                  const anchor = { x: left + span / 2, y: 12 + y - offset, height: rankRowHeight };
                  return (
                    <RankBarRow
                      key={bar.id}
                      bar={bar}
                      left={left}
                      room={places}
                      plot={span}
                      y={y}
                      width={width}
                      isStacked={isStacked}
                      {...marks.mark(bar.id, anchor)}
                    />
                  );
                })}
              </g>
            </ClipBox>
            {span > 0 &&
              placed.map((mean) => (
                <MeanLine key={mean.label} mean={mean} rows={room} stackedBy={isStacked ? offset : undefined} />
              ))}
          </ChartSvg>
        </div>
      </div>
      {marks.anchor !== null && marks.pointed !== undefined && (
        <ChartTooltip anchor={marks.anchor} width={width}>
          {tooltip(marks.pointed)}
        </ChartTooltip>
      )}
    </div>
  );
}
