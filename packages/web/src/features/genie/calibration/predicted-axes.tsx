import { nice, ticks } from 'd3-array';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import classes from './calibration.module.css';

/** In units of the drawing. */
const height = 320;
const edge = { left: 38, bottom: 34, top: 22, right: 10 };

const rangeOf = (values: readonly number[]): [number, number] => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(2, (high - low) / 10);
  return nice(Math.max(0, low - room), Math.min(100, high + room), 5);
};

export interface Scales {
  x: (predicted: number) => number;
  y: (measured: number) => number;
}

interface Props {
  label: string;
  /** In units of the drawing. */
  width?: number;
  predicted: readonly number[];
  measured: readonly number[];
  children: (scales: Scales) => ReactNode;
}

/** Predicted from left to right, measured upwards, both from and to the same percent; on the diagonal they are equal. */
export function PredictedAxes({ label, width = height, predicted, measured, children }: Props) {
  const { t } = useTranslation();
  const [low, high] = rangeOf([...predicted, ...measured]);
  const x = (value: number) => edge.left + ((value - low) / (high - low)) * (width - edge.left - edge.right);
  const y = (value: number) =>
    height - edge.bottom - ((value - low) / (high - low)) * (height - edge.top - edge.bottom);
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={classes.chart} role="img" aria-label={label}>
      {ticks(low, high, 5).map((tick) => (
        <g key={tick} className={classes.tick}>
          <line x1={x(low)} x2={x(high)} y1={y(tick)} y2={y(tick)} />
          <text x={x(low) - 6} y={y(tick) + 3.5} textAnchor="end">
            {formatNumber(tick)}
          </text>
          <text x={x(tick)} y={y(low) + 15} textAnchor="middle">
            {formatNumber(tick)}
          </text>
        </g>
      ))}
      <Diagonal from={[x(low), y(low)]} till={[x(high), y(high)]} room={width} />
      {children({ x, y })}
      <text className={classes.axis} x={x((low + high) / 2)} y={height - 4} textAnchor="middle">
        {t('calibration.axisPredicted')}
      </text>
      <text className={classes.axis} transform={`translate(10 ${y((low + high) / 2)}) rotate(-90)`} textAnchor="middle">
        {t('calibration.axisMeasured')}
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
      {/* Over its end, where no marks are. */}
      <text x={Math.min(x2, room - 48)} y={y2 - 7} textAnchor="middle">
        {t('calibration.asPredicted')}
      </text>
    </g>
  );
}
