import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useTranslation } from 'react-i18next';
import { ChangeLegend, changeSpan } from '#/ui/charts/change-mark.tsx';
import { changeOf } from '../model/change-paint.ts';
import type { Entry } from '../model/entry.ts';

/** What the colours of change stand for in a view, or that no change is known there. */
export function ChangeKey({ entries, score }: { entries: readonly Entry[]; score: ScoreName }) {
  const { t } = useTranslation();
  const changes = entries.map(({ levels }) => changeOf(levels[score]));
  if (changes.every((change) => change === null)) return <span>{t('scoreTabs.noChangeKnown')}</span>;
  const points = changeSpan(changes);
  const span = t('scoreTabs.plusMinus', { points });
  const words = { from: t('scoreTabs.worse'), to: t('scoreTabs.better') };
  return <ChangeLegend {...words} span={span} label={t('scoreTabs.changeColours', { span })} />;
}
