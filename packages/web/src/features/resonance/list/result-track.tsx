import type { ResonanceResult } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import { IntervalTrack } from '#/ui/figures/interval-track.tsx';

interface Props {
  result: ResonanceResult;
  color: string;
}

/** The best R1 with its interval and the mean of those on a base of at least 30, on a track of 0 to 100. */
export function ResultTrack({ result, color }: Props) {
  const { t } = useTranslation();
  return (
    <IntervalTrack
      value={result.bestR1}
      low={result.low}
      high={result.high}
      mean={result.meanR1}
      quiet
      color={color}
      label={t('projects.bestR1Label', {
        value: formatPercent(result.bestR1),
        interval: `${formatNumber(result.low, 1)}–${formatNumber(result.high, 1)}`,
        mean: formatPercent(result.meanR1),
        base: formatNumber(result.base),
      })}
    />
  );
}

/** `**` under 30 answers, `*` under 100. */
export const lowBase = (base: number): 'none' | 'low' | 'unranked' =>
  base < 30 ? 'unranked' : base < 100 ? 'low' : 'none';
