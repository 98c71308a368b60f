import type { companies as english } from '../en/companies.ts';
import type { TextShape } from '../text-shape.ts';

export const companies: TextShape<typeof english> = {
  title: 'Kunden',
};
