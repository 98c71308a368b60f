import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** Two fields a row, one on phones. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
