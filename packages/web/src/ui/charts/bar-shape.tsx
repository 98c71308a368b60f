import classes from './charts.module.css';

interface Props {
  value: number | null;
  low: number | null;
  high: number | null;
  left: number;
  plot: number;
  y: number;
  thickness: number;
  fill: string;
}

export function BarShape({ value, low, high, left, plot, y, thickness, fill }: Props) {
  const px = (percent: number) => (Math.min(100, Math.max(0, percent)) / 100) * plot;
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
