import type { Share } from '@soundings/contract/resonance/resonance';
import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';

/** What a share was tested against; it decides the words of its verdict. */
export type Against = 'rest' | 'notPositive';

export const verdictText = (t: TFunction, { mark, verdict }: Share, against: Against = 'rest'): string => {
  if (mark === 'unranked') return t('resonance.notRanked');
  return against === 'rest' ? t(`resonance.verdict_${verdict}`) : t(`resonanceResponse.notPositive_${verdict}`);
};

/** 61–67, or 60.9–67.3 with a decimal; a dash where there is no interval. */
export const intervalText = ({ low, high }: Pick<Share, 'low' | 'high'>, decimals = 0): string =>
  low === null || high === null ? '–' : `${formatNumber(low, decimals)}–${formatNumber(high, decimals)}`;

/** "p 0.004", "p < 0.001" */
export const pText = (p: number): string => `p ${p < 0.001 ? `< ${formatNumber(0.001, 3)}` : formatNumber(p, 3)}`;

/** Everything about a share in one sentence, for those who cannot see its drawing. */
export const shareText = (t: TFunction, name: string, share: Share, against: Against = 'rest'): string =>
  share.percent === null
    ? t('resonance.shareMissing', { name })
    : t('resonance.shareLabel', {
        name,
        value: formatPercent(share.percent),
        interval: intervalText(share, 1),
        base: formatNumber(share.base),
        verdict: verdictText(t, share, against),
      });
