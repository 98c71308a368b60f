import i18next from 'i18next';
import { chart as german } from '#/lib/texts/de/chart.ts';
import { chart as english } from '#/lib/texts/en/chart.ts';

/** Brings the page's texts along in both languages: they are few, and no other page needs them. */
export const addChartTexts = (): void => {
  i18next.addResourceBundle('en', 'chart', english);
  i18next.addResourceBundle('de', 'chart', german);
};
