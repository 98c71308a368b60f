import classes from './charts.module.css';
import type { PlacedMean } from './mean-lines.ts';

/** The dashed line of a mean through all rows. */
export function MeanLine({ mean, rows }: { mean: PlacedMean; rows: number }) {
  return (
    <line
      aria-hidden
      className={classes.meanLine}
      y1={6}
      y2={rows + 18}
      style={{ translate: `${mean.x}px 0`, stroke: mean.color }}
    />
  );
}
