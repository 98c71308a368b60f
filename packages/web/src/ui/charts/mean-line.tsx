import classes from './charts.module.css';
import type { PlacedMean } from './mean-lines.ts';

/** Dashes over 16 px, and 24 px without: at the bars of rows of 40 px whose names stand over them. */
const atBars = { strokeDasharray: '4 3 4 3 2 24', start: 25 };

interface Props {
  mean: PlacedMean;
  rows: number;
  /** How far rows are scrolled whose names stand over their bars: the line leaves these out. */
  stackedBy?: number | undefined;
}

/** The dashed line of a mean through all rows. */
export function MeanLine({ mean, rows, stackedBy }: Props) {
  const dashes = stackedBy !== undefined && {
    strokeDasharray: atBars.strokeDasharray,
    strokeDashoffset: stackedBy - atBars.start,
  };
  return (
    <line
      aria-hidden
      className={classes.meanLine}
      y1={6}
      y2={rows + 18}
      style={{ translate: `${mean.x}px 0`, stroke: mean.color, ...dashes }}
    />
  );
}
