import type { audit as english } from '../en/audit.ts';
import type { TextShape } from '../text-shape.ts';

export const audit: TextShape<typeof english> = {
  title: 'Protokoll',
};
