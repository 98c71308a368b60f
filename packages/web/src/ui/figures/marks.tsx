import { Tooltip } from '@mantine/core';
import type { ConfidenceLevel } from '@soundings/contract/sonar/score-choices';
import classes from './figures.module.css';

interface Props {
  /** `low`: base under 100, `*`. `unranked`: base under 30, `**`. */
  mark: 'none' | 'low' | 'unranked';
  label: string;
}

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

type Verdict = 'above' | 'below' | 'same' | 'untested';

const shapes: Record<Verdict, React.ReactNode> = {
  above: <path d="M4 0.5 8 7.5H0z" />,
  below: <path d="M4 7.5 0 .5h8z" />,
  same: <circle cx="4" cy="4" r="2.6" fill="none" stroke="currentColor" strokeWidth="1.4" />,
  untested: <path d="M1 4h6" stroke="currentColor" strokeWidth="1.4" strokeDasharray="2 1.4" />,
};

const frame = { width: 8, height: 8, viewBox: '0 0 8 8', fill: 'currentColor' };

interface VerdictMarkProps {
  verdict: Verdict;
  label: string;
  detail?: string | undefined;
  bare?: boolean;
}

export function VerdictMark({ verdict, label, detail, bare = false }: VerdictMarkProps) {
  const shape = bare ? (
    <svg {...frame} role="img" aria-label={label}>
      <title>{label}</title>
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

const confidenceShapes: Record<ConfidenceLevel, React.ReactNode> = {
  high: <circle cx={6.5} cy={6.5} r={2.4} fill="currentColor" stroke="none" />,
  medium: <path d="M6.5 1a5.5 5.5 0 0 0 0 11z" fill="currentColor" stroke="none" />,
  low: null,
};

export function ConfidenceSign({ level }: { level: ConfidenceLevel }) {
  return (
    <svg
      width={13}
      height={13}
      viewBox="0 0 13 13"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.2}
      strokeDasharray={level === 'low' ? '2.2 1.8' : undefined}
      aria-hidden="true"
      style={{ flex: 'none', color: 'var(--sign, var(--text-3))' }}
    >
      <circle cx={6.5} cy={6.5} r={5.5} />
      {confidenceShapes[level]}
    </svg>
  );
}
