import { currentLanguage } from './i18n.ts';

/** A small survey to try RESONANCE with, in the language of the screen; it lies under /templates/. */
export const sampleSurvey = (): string => (currentLanguage() === 'de' ? 'beispiel-umfrage.csv' : 'sample-survey.csv');
