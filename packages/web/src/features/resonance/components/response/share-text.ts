import type { Share } from '@soundings/contract/resonance';
import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';

/** 61–67, or 60.9–67.3 with a decimal; a dash where there is no interval. */
export const intervalText = ({ low, high }: Share, decimals = 0): string =>
  low === null || high === null ? '–' : `${formatNumber(low, decimals)}–${formatNumber(high, decimals)}`;

/** Everything about a share in one sentence, for those who cannot see its drawing. */
export const shareText = (t: TFunction, name: string, share: Share): string =>
  share.percent === null
    ? t('resonance.shareMissing', { name })
    : t('resonance.shareLabel', {
        name,
        value: formatPercent(share.percent),
        interval: intervalText(share, 1),
        base: formatNumber(share.base),
        verdict: share.mark === 'unranked' ? t('resonance.notRanked') : t(`resonance.verdict_${share.verdict}`),
      });
