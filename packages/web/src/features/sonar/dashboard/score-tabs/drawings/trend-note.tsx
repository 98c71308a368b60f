import { useTranslation } from 'react-i18next';
import { daysIn } from '../../state/days.ts';
import { useDrawingNeeds } from '../model/drawing-context.ts';
import type { Drawing } from './drawing.ts';

/** Beneath lines: why those of groups are straight, and why those of a single day do not end at the score in the table. */
export function TrendNote({ entries }: Drawing) {
  const { t } = useTranslation();
  const { ranges } = useDrawingNeeds();
  const isOfGroups = entries.length > 0 && entries.every(({ brand }) => brand === null);
  if (isOfGroups) return <span>{t('scoreTabs.readsGroups')}</span>;
  return daysIn(ranges.comparable) === 1 ? <span>{t('dashboard.weeklyPoints')}</span> : null;
}
