export const dashboard = {
  loading: 'Loading scores',
};
