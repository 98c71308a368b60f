export const companyForm = {
  title: 'New customer',
} as const;
