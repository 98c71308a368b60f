import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TextLanguage } from '@soundings/engine/text/stop-words';

export const scoreTitles: Readonly<Record<TextLanguage, Readonly<Record<ScoreName, string>>>> = {
  en: {
    interest: 'Interest',
    trust: 'Trust',
    passion: 'Engagement',
    relevanceStrength: 'Relevance strength',
    relevanceBreadth: 'Relevance breadth',
    friction: 'Rivalry',
    presence: 'Reach',
    energy: 'Vitality',
    powerrank: 'Powerrank',
  },
  de: {
    interest: 'Interesse',
    trust: 'Vertrauen',
    passion: 'Engagement',
    relevanceStrength: 'Relevanz: Stärke',
    relevanceBreadth: 'Relevanz: Breite',
    friction: 'Rivalität',
    presence: 'Reichweite',
    energy: 'Vitalität',
    powerrank: 'Powerrank',
  },
  da: {
    interest: 'Interesse',
    trust: 'Tillid',
    passion: 'Engagement',
    relevanceStrength: 'Relevansstyrke',
    relevanceBreadth: 'Relevansbredde',
    friction: 'Rivalisering',
    presence: 'Rækkevidde',
    energy: 'Vitalitet',
    powerrank: 'Powerrank',
  },
};
