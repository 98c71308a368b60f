import type { ReactNode } from 'react';
import classes from './compare.module.css';

interface RankedMessage {
  message: string;
  /** Of the widest bar, 0 to 1. */
  share: number;
  figure: ReactNode;
}

/** Messages in their order, each with a bar and its figure. */
export function Ranking({ label, entries }: { label: string; entries: readonly RankedMessage[] }) {
  return (
    <ol className={classes.ranking} aria-label={label}>
      {entries.map(({ message, share, figure }) => (
        <li key={message} className={classes.entry}>
          <span className={classes.message}>{message}</span>
          <span className={classes.share}>
            <span className={classes.bar} style={{ width: `${100 * share}%` }} aria-hidden="true" />
          </span>
          <span className={classes.figure}>{figure}</span>
        </li>
      ))}
    </ol>
  );
}
