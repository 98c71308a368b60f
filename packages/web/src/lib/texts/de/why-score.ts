import type { whyScore as english } from '../en/why-score.ts';
import type { TextShape } from '../text-shape.ts';

export const whyScore: TextShape<typeof english> = {
  title: 'Warum dieser Wert',
};
