import type { companyForm as english } from '../en/company-form.ts';
import type { TextShape } from '../text-shape.ts';

export const companyForm: TextShape<typeof english> = {
  title: 'Neuer Kunde',
};
