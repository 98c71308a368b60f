export const whyScore = {
  title: 'Why this score',
};
