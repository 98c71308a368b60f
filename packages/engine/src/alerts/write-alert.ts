import type { AlertLanguage } from '@soundings/contract/projects/alert-choices';
import type { AlertAbout } from '@soundings/contract/projects/alerts';
import type { AlertWords } from './alert-words.ts';
import { writeEnglish } from './english-alerts.ts';
import { writeGerman } from './german-alerts.ts';

export const writeAlert = (about: AlertAbout, language: AlertLanguage): AlertWords =>
  language === 'de' ? writeGerman(about) : writeEnglish(about);
