import type { scoreTabs as english } from '../en/score-tabs.ts';
import type { TextShape } from '../text-shape.ts';

export const scoreTabs: TextShape<typeof english> = {
  noBrands: 'Keine Marken in dieser Ansicht',
};
