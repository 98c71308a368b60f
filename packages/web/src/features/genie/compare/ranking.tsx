import type { CSSProperties, ReactNode } from 'react';
import classes from './compare.module.css';

interface RankedMessage {
  message: string;
  note?: string;
  /** Of the widest bar, 0 to 1. */
  share: number;
  figure: ReactNode;
}

interface Props {
  label: string;
  entries: readonly RankedMessage[];
  /** The first bar is set apart. */
  hasWinner?: boolean;
  /** Where shares are of 100: the scale over the bars, with a tick where a typical message stands. */
  scale?: { typical: number; name: string };
}

export function Ranking({ label, entries, hasWinner = true, scale }: Props) {
  return (
    <>
      {scale && (
        <div className={classes.scaleRow} aria-hidden="true">
          <span className={classes.scale}>
            <span>0</span>
            <span style={{ left: `${scale.typical}%` }}>{scale.name}</span>
            <span>100</span>
          </span>
        </div>
      )}
      <ol
        className={classes.ranking}
        aria-label={label}
        data-won={hasWinner || undefined}
        data-scaled={scale !== undefined || undefined}
        style={{ '--typical': `${scale?.typical}%` } as CSSProperties}
      >
        {entries.map(({ message, note, share, figure }) => (
          <li key={message} className={classes.entry}>
            <span className={classes.message}>
              {message}
              {note && <span className={classes.note}> {note}</span>}
            </span>
            <span className={classes.share}>
              <span className={classes.bar} style={{ width: `${100 * share}%` }} aria-hidden="true" />
            </span>
            <span className={classes.figure}>{figure}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
