import type { brandTab as english } from '../en/brand-tab.ts';
import type { TextShape } from '../text-shape.ts';

export const brandTab: TextShape<typeof english> = {
  company: 'Unternehmen',
};
