export const scores = {
  interest: 'Interest',
  trust: 'Trust',
  passion: 'Engagement',
  relevanceStrength: 'Relevance strength',
  relevanceBreadth: 'Relevance breadth',
  friction: 'Rivalry',
  presence: 'Reach',
  energy: 'Vitality',
  powerrank: 'Powerrank',
};
