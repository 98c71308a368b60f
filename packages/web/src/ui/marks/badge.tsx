import type { ReactNode } from 'react';
import classes from './marks.module.css';

export type Tone = 'neutral' | 'brand' | 'positive' | 'negative' | 'warning' | 'outline';

export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {icon}
      {children}
    </span>
  );
}
