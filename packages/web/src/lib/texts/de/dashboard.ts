import type { dashboard as english } from '../en/dashboard.ts';
import type { TextShape } from '../text-shape.ts';

export const dashboard: TextShape<typeof english> = {
  loading: 'Werte werden geladen',
  theScores: 'Das Dashboard',
  tabs: 'Ansichten des Dashboards',
  tab_dashboard: 'Dashboard',
  tab_navig8: 'NAVIG8',
  tab_powerrank: 'Powerrank',
  tab_data: 'Daten',
  tab_interest: 'Interesse',
  tab_relevance: 'Relevanz',
  tab_trust: 'Vertrauen',
  tab_engagement: 'Engagement',
  tab_rivalry: 'Rivalität',
  tab_presence: 'Präsenz',
  tab_brand: 'Marke',
  waits: 'Öffnet sich, sobald die Werte da sind',
  noDataCollectedYet: 'Es wurden noch keine Daten gesammelt',
  noDataHelp: 'Für Werte braucht es Zahlen der Netzwerke. Sammeln Sie sie, oder importieren Sie vorhandene.',
  noDataConsumer: 'Dieses Projekt hat noch keine Zahlen. Wer es geteilt hat, muss sie erst sammeln.',
  collectData: 'Daten sammeln',
};
