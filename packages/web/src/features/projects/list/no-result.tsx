import type { ReactNode } from 'react';
import classes from './row-result.module.css';

/** The name covers card and row and leads where `step` is taken, so that is no second link to the same page. */
export function NoResult({ children, step }: { children: string; step?: ReactNode }) {
  return (
    <p className={classes.noResult}>
      {children}
      {typeof step === 'string' ? <span className={classes.step}>{step}</span> : step}
    </p>
  );
}

export function NoRowResult({ step }: { step?: ReactNode }) {
  if (typeof step === 'string') return <span className={classes.step}>{step}</span>;
  return step || <span className={classes.none}>–</span>;
}
