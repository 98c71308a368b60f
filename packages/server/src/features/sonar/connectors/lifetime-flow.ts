/**
 * What came to a lifetime sum between two snapshots: max(0, Δ). A sum only falls where things were deleted or corrected,
 * so nobody knows what was earned meanwhile: the fall is a gap, flagged by `isFall`.
 */
export const lifetimeFlow = (before: number, after: number): { readonly flow: number; readonly isFall: boolean } => ({
  flow: Math.max(0, after - before),
  isFall: after < before,
});
