export const resonance = {} as const;
