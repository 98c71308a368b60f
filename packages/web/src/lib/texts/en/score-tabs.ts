export const scoreTabs = {
  noBrands: 'No brands in this view',
};
