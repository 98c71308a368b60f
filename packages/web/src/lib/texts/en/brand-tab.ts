export const brandTab = {
  company: 'Company',
};
