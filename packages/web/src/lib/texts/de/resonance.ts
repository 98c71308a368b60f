import type { resonance as english } from '../en/resonance.ts';
import type { TextShape } from '../text-shape.ts';

export const resonance: TextShape<typeof english> = {};
