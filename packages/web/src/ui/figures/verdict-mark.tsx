import { Tooltip } from '@mantine/core';
import classes from './figures.module.css';

type Verdict = 'above' | 'below' | 'same' | 'untested';

const shapes: Record<Verdict, React.ReactNode> = {
  above: <path d="M4 0.5 8 7.5H0z" />,
  below: <path d="M4 7.5 0 .5h8z" />,
  same: <circle cx="4" cy="4" r="2.6" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  untested: <path d="M1 4h6" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2 1.4" />,
};

const frame = { width: 8, height: 8, viewBox: '0 0 8 8', fill: 'currentColor' };

interface Props {
  verdict: Verdict;
  /** "above rest": beside the mark, or only read out where `bare`. */
  label: string;
  /** How the verdict came about, for the tooltip. */
  detail?: string | undefined;
  bare?: boolean;
}

/** A test's outcome, told by its shape first and its colour second. */
export function VerdictMark({ verdict, label, detail, bare = false }: Props) {
  const shape = bare ? (
    <svg {...frame} role="img" aria-label={label}>
      {shapes[verdict]}
    </svg>
  ) : (
    <svg {...frame} aria-hidden>
      {shapes[verdict]}
    </svg>
  );
  const mark = (
    <span className={classes.verdict} data-verdict={verdict}>
      {shape}
      {!bare && label}
    </span>
  );
  return detail === undefined ? mark : <Tooltip label={detail}>{mark}</Tooltip>;
}
