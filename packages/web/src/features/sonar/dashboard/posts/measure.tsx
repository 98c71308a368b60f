import type { ReactNode } from 'react';
import classes from './posts-tab.module.css';

/** A figure after a bar as long as its share of the largest of its column, 0 to 1. */
export function Measure({ share, children }: { share: number; children: ReactNode }) {
  return (
    <span className={classes.measure}>
      <span className={classes.track} aria-hidden="true">
        <span style={{ width: `${100 * share}%` }} />
      </span>
      <span className={classes.measured}>{children}</span>
    </span>
  );
}
