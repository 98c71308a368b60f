import { VisuallyHidden } from '@mantine/core';
import { figureText } from './split-figure.ts';

interface Props {
  rank: number | null;
  /** What is said of a place that may still change; null for one that is known well. */
  provisional: string | null;
}

/** A place, with a hollow ring before one that is provisional. */
export function RankFigure({ rank, provisional }: Props) {
  if (rank === null || provisional === null) return figureText(rank, 0);
  return (
    <span title={provisional} style={{ whiteSpace: 'nowrap' }}>
      <HollowSign /> {figureText(rank, 0)} <VisuallyHidden>{provisional}</VisuallyHidden>
    </span>
  );
}

/** Decorative; its words stand beside it. */
export function HollowSign() {
  return (
    <svg width={8} height={8} viewBox="0 0 8 8" fill="none" aria-hidden="true" style={{ verticalAlign: 'baseline' }}>
      <circle cx={4} cy={4} r={3.2} stroke="currentColor" strokeWidth={1.3} />
    </svg>
  );
}
