import type { TFunction } from 'i18next';

export const zoomTexts = (t: TFunction) => ({
  zoomIn: t('scoreTabs.zoomIn'),
  zoomOut: t('scoreTabs.zoomOut'),
  reset: t('scoreTabs.zoomReset'),
});
