import { nice, ticks } from 'd3-array';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './calibration.module.css';

/** In units of the drawing. */
export const leastHeight = 320;
const measuredTicks = 8;
const edge = { left: 38, bottom: 40, right: 10 };
/** Room for the diagonal's name, or for half a figure. */
const topOf = (isAlike: boolean) => (isAlike ? 22 : 8);

const rangeOf = (values: readonly number[]): [number, number] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(1, (high - low) / 20);
  return [Math.max(0, Math.floor(low - room)), Math.min(100, Math.ceil(high + room))];
};

export interface Scales {
  x: (predicted: number) => number;
  y: (measured: number) => number;
}

interface Props {
  label: string;
  /** Of the axis upwards. */
  measuredLabel: string;
  /** In units of the drawing. */
  width?: number;
  height?: number;
  predicted: readonly number[];
  measured: readonly number[];
  /** Both are R1: on the diagonal they are equal. */
  isAlike: boolean;
  children: (scales: Scales) => ReactNode;
}

/** Predicted from left to right, measured upwards, each as far as its values and some room. */
export function PredictedAxes({
  label,
  measuredLabel,
  width = leastHeight,
  height = leastHeight,
  predicted,
  measured,
  isAlike,
  children,
}: Props) {
  const { t } = useTranslation();
  const [left, right] = rangeOf(predicted);
  // Ends at figures of the axis.
  const [bottom, top] = nice(...rangeOf(measured), measuredTicks);
  const x = (value: number) => edge.left + ((value - left) / (right - left)) * (width - edge.left - edge.right);
  const y = (value: number) =>
    height - edge.bottom - ((value - bottom) / (top - bottom)) * (height - topOf(isAlike) - edge.bottom);
  const [from, till] = [Math.max(left, bottom), Math.min(right, top)];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.chart} role="img" aria-label={label}>
      <g className={classes.tick}>
        {ticks(bottom, top, Math.min(measuredTicks, top - bottom)).map((tick) => (
          <g key={tick}>
            <line x1={x(left)} x2={x(right)} y1={y(tick)} y2={y(tick)} />
            <text x={x(left) - 6} y={y(tick) + 3.5} textAnchor="end">
              {formatNumber(tick)}
            </text>
          </g>
        ))}
        {ticks(left, right, Math.min(5, right - left)).map((tick) => (
          <text key={tick} x={x(tick)} y={y(bottom) + 20} textAnchor="middle">
            {formatNumber(tick)}
          </text>
        ))}
      </g>
      {isAlike && from < till ? <Diagonal from={[x(from), y(from)]} till={[x(till), y(till)]} room={width} /> : null}
      {children({ x, y })}
      <text className={classes.axis} x={x((left + right) / 2)} y={height - 4} textAnchor="middle">
        {t('calibration.axisPredicted')}
      </text>
      <text
        className={classes.axis}
        transform={`translate(10 ${y((bottom + top) / 2)}) rotate(-90)`}
        textAnchor="middle"
      >
        {measuredLabel}
      </text>
    </svg>
  );
}

interface DiagonalProps {
  from: [number, number];
  till: [number, number];
  room: number;
}

function Diagonal({ from: [x1, y1], till: [x2, y2], room }: DiagonalProps) {
  const { t } = useTranslation();
  return (
    <g className={classes.diagonal}>
      <line x1={x1} y1={y1} x2={x2} y2={y2} />
      <text x={Math.min(x2, room - edge.right)} y={y2 - 7} textAnchor="end">
        {t('calibration.asPredicted')}
      </text>
    </g>
  );
}
