import type { TFunction } from 'i18next';

/** What the menu of a chart says. */
export const chartTexts = (t: TFunction) => ({
  actions: t('brandTab.actions'),
  showTable: t('brandTab.showTable'),
  showChart: t('brandTab.showChart'),
  downloadPng: t('brandTab.downloadPng'),
});
