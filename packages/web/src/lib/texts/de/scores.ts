import type { scores as english } from '../en/scores.ts';
import type { TextShape } from '../text-shape.ts';
export const scores: TextShape<typeof english> = {
  interest: 'Interesse',
  trust: 'Vertrauen',
  passion: 'Engagement',
  relevanceStrength: 'Relevanz: Stärke',
  relevanceBreadth: 'Relevanz: Breite',
  friction: 'Rivalität',
  presence: 'Reichweite',
  energy: 'Vitalität',
  powerrank: 'Powerrank',
  unlike: 'Zum Teil liegt die Veränderung daran, dass nicht in beiden Zeiträumen dasselbe bekannt ist',
};
