import { IconCircleCheckFilled, IconCircleDashed, IconSquareX } from '@tabler/icons-react';
import classes from './marks.module.css';

export const markSigns = ['works', 'error', 'none', 'reading', 'waiting'] as const;
export type Sign = (typeof markSigns)[number];

/** The sign alone, told apart by its shape; decorative, its words stand by. */
export function MarkSign({ sign }: { sign: Sign }) {
  return (
    <span className={classes.sign} data-sign={sign} aria-hidden="true">
      {sign === 'works' && <IconCircleCheckFilled size={18} />}
      {sign === 'error' && <IconSquareX size={18} stroke={2.2} />}
      {sign === 'none' && '–'}
      {sign === 'reading' && <span className={classes.ring} />}
      {sign === 'waiting' && <IconCircleDashed size={17} stroke={1.8} />}
    </span>
  );
}
