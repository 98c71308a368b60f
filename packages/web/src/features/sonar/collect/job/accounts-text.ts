import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import { isCollected } from '../is-collected.ts';

/**
 * How collecting ended, by reason: "146 accounts collected, 2 of them in part. Not collected: account gone 3, no key 1."
 * Null where no account was tried.
 */
export const accountsText = (t: TFunction, accounts: CollectedStatus['accounts']): string | null => {
  const ways = (Object.entries(accounts) as [CollectReason, number][]).sort(([, one], [, other]) => other - one);
  if (ways.length === 0) return null;
  const collected = ways.reduce((sum, [reason, count]) => sum + (isCollected(reason) ? count : 0), 0);
  const failed = ways.filter(([reason]) => !isCollected(reason));
  const partly = accounts.partly ?? 0;
  const n = formatNumber(collected);
  const first =
    partly > 0
      ? t('sonarCollect.collectedPartly', { count: collected, n, partly: formatNumber(partly) })
      : t('sonarCollect.collectedAll', { count: collected, n });
  if (failed.length === 0) return first;
  const list = failed.map(([reason, count]) => `${t(`sonarMetrics.briefly.${reason}`)} ${formatNumber(count)}`);
  return `${first} ${t('sonarCollect.notCollected', { list: list.join(', ') })}`;
};
