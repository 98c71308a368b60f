export const companies = {
  title: 'Customers',
} as const;
