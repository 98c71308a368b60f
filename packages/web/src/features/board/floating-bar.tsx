import type { ReactNode } from 'react';
import classes from './board.module.css';

export function FloatingBar({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section className={classes.floating} aria-label={label}>
      <div className={classes.bar} data-floating-bar>
        {children}
      </div>
    </section>
  );
}
