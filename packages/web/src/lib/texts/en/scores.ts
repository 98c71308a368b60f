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
  unlike: 'Part of the change: not the same is known in both periods',
};
