import type { ConfidenceLevel } from '@soundings/contract/sonar/score-choices';

const shapes: Record<ConfidenceLevel, React.ReactNode> = {
  high: <circle cx={6.5} cy={6.5} r={2.4} fill="currentColor" stroke="none" />,
  medium: <path d="M6.5 1a5.5 5.5 0 0 0 0 11z" fill="currentColor" stroke="none" />,
  low: null,
};

/** How sure a figure is: a ring with its centre, half-filled, or dashed. Decorative; its words stand beside it. */
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
      style={{ flex: 'none', color: 'var(--text-3)' }}
    >
      <circle cx={6.5} cy={6.5} r={5.5} />
      {shapes[level]}
    </svg>
  );
}
