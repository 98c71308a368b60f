import classes from './day-readout.module.css';
import type { DayValues } from './read-lines.ts';

interface Props {
  day: string;
  values: DayValues;
  raised: string | undefined;
  more: string;
  format: (value: number | null) => string;
  /** Of the day, in the chart's pixels. */
  x: number;
  room: { width: number; height: number };
}

const gap = 14;
const widest = 232;

export function DayReadout({ day, values: { rows, more: further }, raised, more, format, x, room }: Props) {
  const width = Math.min(widest, room.width / 2 + 24);
  return (
    <div className={classes.readout} style={{ width, left: placeReadout(x, width, room.width) }} aria-hidden>
      <div className={classes.day}>{day}</div>
      <ul className={classes.rows}>
        {rows.map(({ line, value }) => (
          <li
            key={line.id}
            className={classes.row}
            data-own={line.isOwn || undefined}
            data-raised={line.id === raised || undefined}
          >
            <i style={{ background: line.color }} data-quiet={line.isQuiet || undefined} />
            <span className={classes.name}>{line.name}</span>
            <span>{format(value)}</span>
          </li>
        ))}
      </ul>
      {further > 0 && <div className={classes.more}>{more}</div>}
    </div>
  );
}

export function placeReadout(x: number, width: number, room: number): number {
  if (x + gap + width <= room) return x + gap;
  return Math.max(0, Math.min(x - gap - width, room - width));
}
