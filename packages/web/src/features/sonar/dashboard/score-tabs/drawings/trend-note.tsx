import { useTranslation } from 'react-i18next';
import type { Drawing } from './drawing.ts';

/** Beneath lines of groups: why they are straight. */
export function TrendNote({ entries }: Drawing) {
  const { t } = useTranslation();
  const isOfGroups = entries.length > 0 && entries.every(({ brand }) => brand === null);
  return isOfGroups ? <span>{t('scoreTabs.readsGroups')}</span> : null;
}
