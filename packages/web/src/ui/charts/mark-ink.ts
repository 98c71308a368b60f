/** Rank charts use three inks: one's own brand, those in focus, all others. */
export type MarkInk = 'my' | 'focus' | 'muted';

export const inkFill = (ink: MarkInk): string => `var(--bar-${ink})`;
