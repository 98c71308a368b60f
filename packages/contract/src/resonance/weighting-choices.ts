export const weightingLimits = { margins: 20, audiences: 500, smallestCut: 1.5, largestCut: 100 } as const;

/**
 * Why answers cannot be weighted so: the message of a field of invalidRequest, `margins.0` (a variable),
 * `margins.0.shares.2` (an audience: `nobody`, `zero`) or `margins` (`twice`, `noConvergence`).
 */
export type WeightingRefusal =
  | 'unknownVariable'
  | 'overlapping'
  | 'otherAudiences'
  | 'sum'
  | 'nobody'
  | 'zero'
  | 'twice'
  | 'noConvergence';
