import { useTranslation } from 'react-i18next';
import type { Drawing } from '../drawings/drawing-context.ts';

export function BarNotes({ entries, score }: Pick<Drawing, 'entries' | 'score'>) {
  const { t } = useTranslation();
  const hasTick = entries.some(({ levels }) => levels[score].prevScore !== null);
  return <span>{t(hasTick ? 'scoreTabs.readsBars' : 'scoreTabs.readsBarsOnly')}</span>;
}
