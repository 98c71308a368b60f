import type { Finding } from '@soundings/contract/board/board';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';

/** Why screening marks a message, with what was measured and what is allowed. */
export const findingText = (t: TFunction, { rule, detail, value, limit, proof }: Finding): string => {
  const text = t(`scout.finding_${rule}`, {
    detail,
    value: value === null ? '' : formatNumber(value, rule === 'hardToRead' ? 1 : 0),
    limit: limit === null ? '' : formatNumber(limit),
  });
  return proof ? `${text} ${t('scout.proof', { proof })}` : text;
};
