import classes from '../charts.module.css';
import { textWidth } from '../frame/text-width.ts';

/** From the first row on dashes over 16 px, and 24 px without: at the bars of rows of 40 px, under their names. */
const atBars = { strokeDasharray: '4 3 4 3 2 24', first: 12, start: 19 };

interface Props {
  mean: PlacedMean;
  rows: number;
  stackedBy?: number | undefined;
}

export function MeanLine({ mean, rows, stackedBy }: Props) {
  const dashes = stackedBy !== undefined && {
    strokeDasharray: atBars.strokeDasharray,
    strokeDashoffset: stackedBy - atBars.start,
  };
  return (
    <line
      aria-hidden
      className={classes.meanLine}
      y1={stackedBy === undefined ? 6 : atBars.first}
      y2={rows + 18}
      style={{ translate: `${mean.x}px 0`, stroke: mean.color, ...dashes }}
    />
  );
}

export interface Mean {
  value: number;
  label: string;
  color?: string;
}

export interface PlacedMean extends Mean {
  x: number;
  labelX: number;
  lane: number;
}

const gap = 10;

export function placeMeans(means: readonly Mean[], left: number, plot: number, most = 100): PlacedMean[] {
  const ends: number[] = [];
  return means
    .toSorted((one, other) => one.value - other.value)
    .map((mean) => {
      const half = textWidth(mean.label, 11.5) / 2;
      const x = left + (Math.min(most, Math.max(0, mean.value)) / most) * plot;
      const labelX = Math.max(half, Math.min(left + plot - half, x));
      const free = ends.findIndex((end) => end + gap <= labelX - half);
      const lane = free === -1 ? ends.length : free;
      ends[lane] = labelX + half;
      return { ...mean, x, labelX, lane };
    });
}

/** Everything of a bar chart that is not rows: 12 px above them, the axis and the means' labels below. */
export const frameHeight = (means: readonly PlacedMean[]): number => {
  if (means.length === 0) return 44;
  const lanes = 1 + Math.max(0, ...means.map(({ lane }) => lane));
  return lanes === 1 ? 62 : 72 + 13 * (lanes - 2);
};
