import { textWidth } from './text-width.ts';

export interface Change {
  direction: 'up' | 'down' | 'same';
  tone: 'pos' | 'neg' | 'neu';
  figure: string;
}

/** Of 8 × 8 px, in the current colour. */
export const changeShapes = {
  up: <path d="M4 .5 8 7.5H0z" />,
  down: <path d="M4 7.5 0 .5h8z" />,
  same: <circle cx={4} cy={4} r={2.6} fill="none" stroke="currentColor" strokeWidth={1.4} />,
};

interface Props {
  change: Change;
  x: number;
  y: number;
  isBare?: boolean;
}

export function ChangeMark({ change, x, y, isBare = false }: Props) {
  const color = `var(--${change.tone})`;
  const left = isBare ? x - 8 : x - 44;
  return (
    <g color={color} fill={color}>
      <g transform={`translate(${left} ${y - 8.5})`}>{changeShapes[change.direction]}</g>
      {!isBare && (
        <text x={left + 13} y={y} fontSize={12} fontWeight={520}>
          {change.figure}
        </text>
      )}
    </g>
  );
}

export function ChangeText({ change, isBare = false }: { change: Change; isBare?: boolean }) {
  return (
    <span aria-hidden style={{ color: `var(--${change.tone})`, fontSize: 12, fontWeight: 520, whiteSpace: 'nowrap' }}>
      <svg aria-hidden width={8} height={8} viewBox="0 0 8 8" fill="currentColor">
        {changeShapes[change.direction]}
      </svg>
      {!isBare && ` ${change.figure}`}
    </span>
  );
}

interface ChangeLegendProps {
  from: string;
  to: string;
  span: string;
  label: string;
  isReversed?: boolean;
}

export function ChangeLegend({ from, to, span, label, isReversed = false }: ChangeLegendProps) {
  const start = textWidth(from, 12) + 8;
  const end = start + 9 * 15 + 8;
  const steps = isReversed ? changeSteps.toReversed() : changeSteps;
  return (
    <svg
      width={end + textWidth(`${to}  ${span}`, 12) + 16}
      height={16}
      role="img"
      aria-label={label}
      data-export="legend"
    >
      <text x={0} y={12} fontSize={12} fill="var(--text-2)">
        {from}
      </text>
      {steps.map((step, index) => (
        <rect key={step} x={start + index * 15} y={4} width={14} height={8} fill={changeFill(step)} />
      ))}
      <text x={end} y={12} fontSize={12} fill="var(--text-2)">
        {to}
        <tspan dx={12} fill="var(--text-3)">
          {span}
        </tspan>
      </text>
    </svg>
  );
}

type ChangeStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

const changeSteps: readonly ChangeStep[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

/** Up to which change, in points, colours get deeper: whole and even, at least 2, most of the changes within it. */
export function changeSpan(changes: readonly (number | null)[]): number {
  const sizes = changes.filter((change) => change !== null).map(Math.abs);
  const usual = sizes.toSorted((one, other) => one - other)[Math.floor(sizes.length * 0.9)] ?? 0;
  return Math.max(2, Math.ceil(usual / 2) * 2);
}

/** Nine steps from falling to rising, symmetric; the middle one is no change (within 0.1). */
export function changeStep(change: number, span: number): ChangeStep {
  if (Math.abs(change) <= 0.1) return 5;
  const deep = Math.min(4, Math.max(1, Math.ceil((Math.abs(change) / span) * 4)));
  return changeSteps[change > 0 ? 4 + deep : 4 - deep] ?? 5;
}

export const changeFill = (step: ChangeStep): string => `var(--div-${step})`;
export const onChange = (step: ChangeStep): string => `var(--on-div-${step})`;
