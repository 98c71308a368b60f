export type ChangeStep = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

export const changeSteps: readonly ChangeStep[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];

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
