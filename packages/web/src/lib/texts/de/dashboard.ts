import type { dashboard as english } from '../en/dashboard.ts';
import type { TextShape } from '../text-shape.ts';

export const dashboard: TextShape<typeof english> = {
  loading: 'Werte werden geladen',
};
