import classes from './figures.module.css';

interface Props {
  /** All positions are on the fixed scale of 0 to 100. */
  value: number | null;
  low: number | null;
  high: number | null;
  mean?: number | null | undefined;
  quiet?: boolean;
  color?: string;
  label: string;
}

const at = (value: number) => `${Math.min(100, Math.max(0, value))}%`;

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
