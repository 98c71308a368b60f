import { formatNumber, formatUnit } from '#/lib/format.ts';
import { textWidth } from './frame/text-width.ts';

interface Props {
  span: Span;
  unit: string;
  label: string;
}

export function DepthLegend({ span, unit, label }: Props) {
  const from = formatNumber(span.min) + formatUnit(unit);
  const start = textWidth(from, 12) + 8;
  return (
    <svg width={start + 200} height={16} role="img" aria-label={label} data-export="legend">
      <text x={0} y={12} fontSize={12} fill="var(--text-2)">
        {from}
      </text>
      {depthSteps.map((step, index) => (
        <rect key={step} x={start + index * 19} y={4} width={18} height={8} fill={depthFill(step)} />
      ))}
      <text x={start + 7 * 19 + 7} y={12} fontSize={12} fill="var(--text-2)">
        {formatNumber(span.max) + formatUnit(unit)}
      </text>
    </svg>
  );
}

type DepthStep = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const depthSteps: readonly DepthStep[] = [1, 2, 3, 4, 5, 6, 7];

export interface Span {
  min: number;
  max: number;
}

/** The span that the colours of a view stand for: whole numbers around the values, null where there are none. */
export function depthSpan(values: readonly (number | null)[]): Span | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  const min = Math.floor(Math.min(...known));
  const max = Math.ceil(Math.max(...known));
  return { min, max: max === min ? min + 1 : max };
}

/** The same around its middle, not narrower than `width`: small differences keep close colours. Both ends within 0 to 100. */
export function widenSpan({ min, max }: Span, width: number): Span {
  if (max - min >= width) return { min, max };
  const from = Math.min(100 - width, Math.max(0, Math.round((min + max - width) / 2)));
  return { min: from, max: from + width };
}

export function depthStep(value: number, span: Span): DepthStep {
  const share = (value - span.min) / (span.max - span.min);
  return depthSteps[Math.min(6, Math.max(0, Math.floor(share * 7)))] ?? 1;
}

const depthFill = (step: DepthStep): string => `var(--seq-${step})`;
const onDepth = (step: DepthStep): string => `var(--on-seq-${step})`;

export function depthPaint(value: number | null, span: Span | null): { fill: string; ink: string } {
  if (value === null || span === null) return { fill: 'var(--neu-soft)', ink: 'var(--text-2)' };
  const step = depthStep(value, span);
  return { fill: depthFill(step), ink: onDepth(step) };
}
