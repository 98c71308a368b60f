import { useTranslation } from 'react-i18next';
import type { Entry } from './entries.ts';

export function DialNotes({ entries }: { entries: readonly Entry[] }) {
  const { t } = useTranslation();
  const hasTick = entries.some(({ levels }) => levels.trust.prevScore !== null);
  return <span>{[...(hasTick ? [t('dashboard.dialTick')] : []), t('dashboard.fewReviews')].join(' ')}</span>;
}
