export type DepthStep = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const depthSteps: readonly DepthStep[] = [1, 2, 3, 4, 5, 6, 7];

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

/** Seven equal steps from the least to the most: more is deeper. */
export function depthStep(value: number, span: Span): DepthStep {
  const share = (value - span.min) / (span.max - span.min);
  return depthSteps[Math.min(6, Math.max(0, Math.floor(share * 7)))] ?? 1;
}

export const depthFill = (step: DepthStep): string => `var(--seq-${step})`;
export const onDepth = (step: DepthStep): string => `var(--on-seq-${step})`;
