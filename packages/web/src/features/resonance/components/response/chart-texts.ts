import type { TFunction } from 'i18next';

/** What the menu of a chart says. */
export const chartTexts = (t: TFunction) => ({
  actions: t('resonance.chartActions'),
  showTable: t('resonance.showTable'),
  showChart: t('resonance.showChart'),
  downloadPng: t('resonance.downloadPng'),
});
