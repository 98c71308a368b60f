import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { useDrawingNeeds } from './drawing-context.ts';

/** The mean of all shown brands that have the score, as a line through bars; none where nobody has it. */
export function useMeanLine(score: ScoreName) {
  const { t } = useTranslation();
  const { shown } = useDrawingNeeds();
  return useMemo(() => {
    const known = shown.flatMap((brand) => brand[score].score ?? []);
    if (known.length < 2) return [];
    const value = known.reduce((sum, one) => sum + one, 0) / known.length;
    return [{ value, label: t('scoreTabs.average', { value: formatNumber(value) }) }];
  }, [shown, score, t]);
}
