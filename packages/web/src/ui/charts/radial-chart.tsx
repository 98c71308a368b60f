import { type Change, ChangeMark } from './frame/change-mark.tsx';
import { ChartPlot, inkFill, type MarkInk } from './frame/chart-svg.tsx';
import { clipLabel, fitText, textWidth } from './frame/text-width.ts';
import { useChartMarks } from './frame/use-chart-marks.ts';
import { useSize } from './frame/use-size.ts';
import { arcPath, polar } from './paths.ts';
import classes from './score-charts.module.css';

export interface Dial {
  id: string;
  name: string;
  note?: string | undefined;
  /** Of 0 to 100. */
  value: number | null;
  previous: number | null;
  ink: MarkInk;
  figure: { whole: string; fraction: string };
  change: Change | null;
  label: string;
}

interface Props<T extends Dial> {
  label: string;
  dials: readonly T[];
  tooltip: (dial: T) => React.ReactNode;
  onOpen?: ((dial: T) => void) | undefined;
}

const cell = { width: 160, height: 176 };

/** Dials of 0 to 100 over 270°, 160 px wide, with the former value as a tick, in rows as full as they can be alike. */
export function RadialChart<T extends Dial>({ label, dials, tooltip, onOpen }: Props<T>) {
  const { ref, width } = useSize();
  const rows = Math.ceil(dials.length / Math.max(1, Math.floor(width / cell.width)));
  const columns = Math.max(1, Math.ceil(dials.length / Math.max(1, rows)));
  const gap = Math.max(0, width - columns * cell.width) / (columns + 1);
  const height = rows * cell.height;
  const marks = useChartMarks(dials, { tooltip, onOpen });
  return (
    <ChartPlot ref={ref} label={label} width={width} height={height} {...marks.plot}>
      {dials.map((dial, index) => {
        const x = gap + (index % columns) * (cell.width + gap);
        const y = Math.floor(index / columns) * cell.height;
        const anchor = { x: x + cell.width / 2, y: y + 8, height: cell.height - 16 };
        return <RadialDial key={dial.id} dial={dial} x={x} y={y} {...marks.mark(dial.id, anchor)} />;
      })}
    </ChartPlot>
  );
}

const radius = 50;

/** Three quarters of a turn from the lower left over the top to the lower right. */
export const dialTurn = (value: number): number => (Math.min(100, Math.max(0, value)) / 100) * 0.75 - 0.375;

interface DialTickProps {
  turn: number;
  from: number;
  to: number;
  isStrong?: boolean;
}

function DialTick({ turn, from, to, isStrong = false }: DialTickProps) {
  const [inner, outer] = [polar(turn, from), polar(turn, to)];
  const stroke = isStrong ? 'var(--text)' : 'var(--line-strong)';
  return <line x1={inner.x} y1={inner.y} x2={outer.x} y2={outer.y} stroke={stroke} strokeWidth={isStrong ? 2 : 1} />;
}

interface RadialDialProps extends Omit<React.SVGProps<SVGGElement>, 'x' | 'y'> {
  dial: Dial;
  x: number;
  y: number;
}

function RadialDial({ dial, x, y, ...mark }: RadialDialProps) {
  const tick = dial.previous === null ? null : dialTurn(dial.previous);
  const change = dial.change;
  const half = change === null ? 0 : (13 + textWidth(change.figure, 12)) / 2;
  return (
    <g className={classes.shape} aria-label={dial.label} transform={`translate(${x} ${y})`} {...mark}>
      <rect width={160} height={172} fill="transparent" data-screen-only />
      <rect className={classes.halo} data-screen-only x={2} y={2} width={156} height={168} rx={8} />
      <g aria-hidden>
        <g transform="translate(80 66)" fill="none" strokeWidth={12}>
          <path d={arcPath(dialTurn(0), dialTurn(100), radius)} stroke="var(--line-soft)" />
          {dial.value !== null && dial.value > 0 && (
            <path d={arcPath(dialTurn(0), dialTurn(dial.value), radius)} stroke={inkFill(dial.ink)} />
          )}
          {[0, 25, 50, 75, 100].map((value) => (
            <DialTick key={value} turn={dialTurn(value)} from={radius + 9} to={radius + 12} />
          ))}
          {tick !== null && <DialTick turn={tick} from={radius - 8} to={radius + 8} isStrong />}
        </g>
        <text x={80} y={72} textAnchor="middle" fontSize={22} fontWeight={640} fill="var(--text)">
          {dial.figure.whole}
          <tspan fontSize={15} fontWeight={420} fill="var(--text-3)">
            {dial.figure.fraction}
          </tspan>
        </text>
        {change !== null && <ChangeMark change={change} x={80 - half + 44} y={92} />}
        <text
          x={80}
          y={138}
          textAnchor="middle"
          fontSize={13}
          fontWeight={dial.ink === 'my' ? 600 : 520}
          fill="var(--text)"
        >
          {fitText(clipLabel(dial.name), 13, 154)}
        </text>
        {dial.note !== undefined && (
          <text x={80} y={155} textAnchor="middle" fontSize={11.5} fill="var(--text-3)">
            {fitText(dial.note, 11.5, 154)}
          </text>
        )}
      </g>
    </g>
  );
}
