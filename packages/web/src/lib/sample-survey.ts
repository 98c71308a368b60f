import { currentLanguage } from './i18n.ts';

export const sampleSurvey = (): string => (currentLanguage() === 'de' ? 'beispiel-umfrage.csv' : 'sample-survey.csv');
