import classes from './figures.module.css';

interface Props {
  /** All positions are on the fixed scale of 0 to 100. */
  value: number | null;
  low: number | null;
  high: number | null;
  /** Reference tick (a mean): annotation, so magenta; `quiet` draws it in grey where it is only a hint. */
  mean?: number | null | undefined;
  quiet?: boolean;
  /** A CSS colour; series 1 unless told. */
  color?: string;
  label: string;
}

const at = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

/** A share on its 0–100 track: the 95 % interval as a pill, the value as a dot, the mean as a tick. */
export function IntervalTrack({ value, low, high, mean, quiet = false, color = 'var(--cat-1)', label }: Props) {
  return (
    <span className={classes.track} role="img" aria-label={label} style={{ '--mark': color } as React.CSSProperties}>
      <span className={classes.rail} />
      {low !== null && high !== null && (
        <span className={classes.pill} style={{ left: at(low), width: at(high - low) }} />
      )}
      {mean !== null && mean !== undefined && (
        <span className={classes.tick} data-quiet={quiet || undefined} style={{ left: at(mean) }} />
      )}
      {value !== null && <span className={classes.dot} style={{ left: at(value) }} />}
    </span>
  );
}
