import { Tooltip } from '@mantine/core';
import classes from './figures.module.css';

interface Props {
  /** `low`: base under 100, `*`. `unranked`: base under 30, `**`. */
  mark: 'none' | 'low' | 'unranked';
  /** What the stars mean; read out in their place. */
  label: string;
}

/** The stars behind a figure on a small base. */
export function BaseMark({ mark, label }: Props) {
  if (mark === 'none') return null;
  return (
    <Tooltip label={label}>
      <span className={classes.stars} role="img" aria-label={label}>
        {mark === 'low' ? '*' : '**'}
      </span>
    </Tooltip>
  );
}
