import type { ReactNode } from 'react';
import classes from './fields.module.css';

/** Fields over the whole width, one under the other. */
export function FieldStack({ children }: { children: ReactNode }) {
  return <div className={classes.stack}>{children}</div>;
}
