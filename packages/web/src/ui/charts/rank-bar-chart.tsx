import { useMemo, useRef, useState } from 'react';
import { Diamond } from '../figures/diamond.tsx';
import chartClasses from './charts.module.css';
import { type Change, ChangeMark } from './frame/change-mark.tsx';
import { ChartSvg, ClipBox, inkFill, type MarkInk, PlotTooltip } from './frame/chart-svg.tsx';
import { PercentAxis } from './frame/percent-axis.tsx';
import { rowWindow, scrollToShow } from './frame/row-window.ts';
import { clipLabel, fitText, textWidth } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { frameHeight, type Mean, MeanLine, placeMeans } from './line/mean-lines.tsx';
import { rankRoom } from './rank-room.ts';
import classes from './score-charts.module.css';

export interface RankBar {
  id: string;
  name: string;
  rank: string;
  value: number | null;
  previous: number | null;
  ink: MarkInk;
  isProvisional?: boolean;
  /** A mark before the figure, which the label and the tooltip explain. */
  isMarked?: boolean;
  figure: { whole: string; fraction: string };
  change: Change | null;
  label: string;
}

interface Props<T extends RankBar> {
  label: string;
  bars: readonly T[];
  means?: readonly Mean[];
  tooltip: (bar: T) => React.ReactNode;
  onOpen?: (bar: T) => void;
}

const ringRoom = '00';
const rowsInSight = 16;
const maxRows = 60;
const phoneWidth = 360;

export function RankBarChart<T extends RankBar>({ label, bars, means = [], tooltip, onOpen }: Props<T>) {
  const { ref, width } = useSize();
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const isVirtual = bars.length > maxRows;
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
  const changeRoom = bars.some(({ change }) => change !== null) ? 50 : 0;
  const span = Math.max(0, width - left - 58 - changeRoom);
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
  const marks = useChartMarks(bars, { tooltip, onOpen, ...(isVirtual && { onMove: bring }) });
  const seen = isVirtual ? rowWindow({ row: rankRowHeight, room }, offset, bars.length) : { from: 0, to: bars.length };
  return (
    <div ref={ref} className={chartClasses.plot} style={{ height }}>
      <div
        ref={scroller}
        className={classes.scroll}
        data-virtual={isVirtual || undefined}
        style={{ height }}
        onScroll={(event) => {
          marks.plot.onEscape();
          setTop(event.currentTarget.scrollTop);
        }}
      >
        <div style={{ height: height + Math.max(0, most) }}>
          <ChartSvg label={label} width={width} height={height} onEscape={marks.plot.onEscape}>
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
                      figureEnd={width - 4 - changeRoom}
                      isAppended={index === bars.length - 1 && isAppended(bars)}
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
      <PlotTooltip {...marks.plot} width={width} />
    </div>
  );
}

const rankRowHeight = 40;

/** Whether the last bar is one's own, which the first ones of the ranking leave out. */
const isAppended = (bars: readonly RankBar[]): boolean => {
  const [before, last] = bars.slice(-2);
  return last?.ink === 'my' && before?.rank === `${bars.length - 1}` && last.rank !== `${bars.length}`;
};

interface RankBarRowProps extends Omit<React.SVGProps<SVGGElement>, 'y' | 'width'> {
  bar: RankBar;
  left: number;
  room: number;
  plot: number;
  y: number;
  width: number;
  figureEnd: number;
  isAppended: boolean;
  isStacked: boolean;
}

const beside = { nameY: 24.5, barY: 13, thickness: 14, tickY: 10, tick: 20 };
const stacked = { nameY: 15.5, barY: 22, thickness: 10, tickY: 19, tick: 16 };

function RankBarRow(props: RankBarRowProps) {
  const { bar, left, room, plot, y, width, figureEnd, isAppended, isStacked, ...mark } = props;
  const px = (value: number) => (Math.min(100, Math.max(0, value)) / 100) * plot;
  const isStrong = bar.ink !== 'muted';
  const { nameY, barY, thickness, tickY, tick } = isStacked ? stacked : beside;
  return (
    <g className={chartClasses.mark} aria-label={bar.label} style={{ translate: `0 ${y}px` }} {...mark}>
      {bar.ink === 'my' && <rect width={width} height={rankRowHeight} rx={6} fill="var(--bg-selected)" />}
      <rect data-screen-only className={chartClasses.rowHit} width={width} height={rankRowHeight} rx={6} />
      <rect
        data-screen-only
        className={chartClasses.rowRing}
        x={1}
        y={1}
        width={Math.max(0, width - 2)}
        height={rankRowHeight - 2}
        rx={6}
      />
      <g aria-hidden>
        {isAppended && (
          <path d={`M0,0h${width}`} stroke="var(--line-control)" strokeWidth={1.5} strokeDasharray="1.5 4" />
        )}
        <text x={room} y={24.5} fontSize={12} textAnchor="end" fill="var(--text-3)">
          {bar.rank}
        </text>
        {bar.isProvisional && (
          <circle
            cx={room - textWidth('0'.repeat(bar.rank.length), 12) - 7}
            cy={20.5}
            r={3.2}
            fill="none"
            stroke="var(--text-3)"
            strokeWidth={1.3}
          />
        )}
        <text x={room + 10} y={nameY} fontSize={13} fontWeight={isStrong ? 600 : 420} fill="var(--text)">
          {fitText(clipLabel(bar.name), isStrong ? 13.6 : 13, isStacked ? plot : left - room - 18)}
        </text>
        <rect x={left} y={barY} width={plot} height={thickness} rx={2} fill="var(--line-soft)" />
        {bar.value !== null && (
          <rect
            className={chartClasses.bar}
            x={left}
            y={barY}
            height={thickness}
            rx={2}
            {...(bar.isProvisional
              ? { fill: 'var(--bg-surface)', stroke: inkFill(bar.ink), strokeWidth: 1.5 }
              : { fill: inkFill(bar.ink) })}
            width={px(bar.value)}
            style={{ width: px(bar.value) }}
          />
        )}
        {bar.previous !== null && (
          <rect x={left + px(bar.previous) - 0.75} y={tickY} width={1.5} height={tick} fill="var(--text)" />
        )}
        {bar.isMarked && <Diamond x={figureEnd - 50.5} y={15.5} color="var(--text-2)" />}
        <text x={figureEnd} y={24.5} textAnchor="end" fontSize={13} fontWeight={600} fill="var(--text)">
          {bar.figure.whole}
          <tspan fontSize={10.5} fontWeight={420} fill="var(--text-3)">
            {bar.figure.fraction}
          </tspan>
        </text>
        {bar.change !== null && <ChangeMark change={bar.change} x={width - 4} y={24.5} />}
      </g>
    </g>
  );
}
