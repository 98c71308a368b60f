import { Fragment, type ReactNode } from 'react';
import classes from './figures.module.css';

interface Props {
  /** Before the figure, always as far from its end; null for none here. */
  sign?: ReactNode;
  /** After the figure, a slot each; null for none here. */
  marks?: readonly ReactNode[];
  children: ReactNode;
}

/**
 * A figure of a column with its marks, each in a slot of fixed width, so that all figures of the column end at one line,
 * as does its heading in such a cell without marks.
 */
export function FigureCell({ sign, marks = [], children }: Props) {
  return (
    <span className={classes.cell}>
      {sign !== undefined && <span className={classes.sign}>{sign}</span>}
      <span className={sign === undefined ? undefined : classes.digits}>{children}</span>
      {marks.map((mark, slot) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        <Fragment key={slot}>
          {mark ? ' ' : null}
          <span className={classes.slot}>{mark}</span>
        </Fragment>
      ))}
    </span>
  );
}
