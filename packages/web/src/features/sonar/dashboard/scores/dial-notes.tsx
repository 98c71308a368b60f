import { useTranslation } from 'react-i18next';
import type { Entry } from './entries.ts';

/** How dials of trust are read; of the tick only where one is drawn. */
export function DialNotes({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const hasTick = entries.some(({ levels }) => levels.trust.prevScore !== null);
  return <span>{[...(hasTick ? [t('dashboard.dialTick')] : []), t('dashboard.fewReviews')].join(' ')}</span>;
}
