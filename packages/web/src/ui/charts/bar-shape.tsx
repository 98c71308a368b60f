import classes from './charts.module.css';

export interface Measured {
  value: number | null;
  low: number | null;
  high: number | null;
  figure: { whole: string; fraction: string };
  mark: 'none' | 'low' | 'unranked';
}

interface Props {
  bar: Pick<Measured, 'value' | 'low' | 'high'>;
  left: number;
  plot: number;
  /** Percent at the end of the plot. */
  most?: number | undefined;
  y: number;
  thickness: number;
  fill: string;
}

export function BarShape({ bar: { value, low, high }, left, plot, most = 100, y, thickness, fill }: Props) {
  const px = (percent: number) => (Math.min(most, Math.max(0, percent)) / most) * plot;
  return (
    <>
      {value !== null && (
        <rect
          className={classes.bar}
          x={left}
          y={y - thickness / 2}
          width={px(value)}
          height={thickness}
          rx={2}
          fill={fill}
          style={{ width: px(value) }}
        />
      )}
      {low !== null && high !== null && (
        <g className={classes.whisker} style={{ translate: `${left + px(low)}px 0` }}>
          <rect y={y - 0.75} width={px(high) - px(low)} height={1.5} />
          <rect y={y - 4} width={1.5} height={8} />
          <rect x={Math.max(0, px(high) - px(low) - 1.5)} y={y - 4} width={1.5} height={8} />
        </g>
      )}
    </>
  );
}

const stars = { none: '', low: '*', unranked: '**' } as const;

interface BarFigureProps {
  bar: Pick<Measured, 'figure' | 'mark'>;
  x: number;
  y: number;
  size: number;
}

export function BarFigure({ bar: { figure, mark }, x, y, size }: BarFigureProps) {
  return (
    <text x={x} y={y} textAnchor="end" fontSize={size} fontWeight={600} fill="var(--text)">
      {figure.whole}
      <tspan fontSize={10.5} fontWeight={420} fill="var(--text-3)">
        {figure.fraction}
      </tspan>
      <tspan fill="var(--warn)">{stars[mark]}</tspan>
    </text>
  );
}
