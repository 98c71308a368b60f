import { lowerIsBetter, type ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeLegend, changeFill, changeSpan, changeStep, onChange } from '#/ui/charts/frame/change-mark.tsx';
import type { Entry, Level } from '../scores/entries.ts';

/** Points between the two ranges; null where one is unknown. */
export const pointsChanged = ({ score, prevScore }: Level): number | null =>
  score === null || prevScore === null ? null : score - prevScore;

interface Paint {
  fill: string;
  ink: string;
  edge?: string;
}

/** Colours of a change within ± `span` points, good ones in teal; grey with an edge where there is none to tell. */
export function changePaint(level: Level, name: ScoreName, span: number): Paint {
  const points = pointsChanged(level);
  if (points === null) return { fill: 'var(--neu-soft)', ink: 'var(--text-2)', edge: 'var(--line-control)' };
  const step = changeStep(lowerIsBetter.has(name) ? -points : points, span);
  return { fill: changeFill(step), ink: onChange(step) };
}

export function ChangeKey({ entries, score }: { entries: readonly Entry[]; score: ScoreName }) {
  const { t } = useTranslation();
  const changes = entries.map(({ levels }) => pointsChanged(levels[score]));
  if (changes.every((change) => change === null)) return <span>{t('scoreTabs.noChangeKnown')}</span>;
  const points = changeSpan(changes);
  const span = t('scoreTabs.plusMinus', { points });
  const words = { from: t('scoreTabs.worse'), to: t('scoreTabs.better') };
  return <ChangeLegend {...words} span={span} label={t('scoreTabs.changeColours', { span })} />;
}
