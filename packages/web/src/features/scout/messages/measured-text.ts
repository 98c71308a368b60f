import type { TFunction } from 'i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import type { Measured } from '../scout.api.ts';

export const measuredText = (t: TFunction, { r1, r2, projectName }: Measured): string => {
  const number = (value: number | null | undefined) => (value == null ? '–' : formatNumber(value));
  const percent = (value: number | null | undefined) => (value == null ? '–' : formatPercent(value));
  return t(r2 ? 'scout.measuredBoth' : 'scout.measuredLabel', {
    ...{ value: percent(r1.percent), low: number(r1.low), high: number(r1.high), base: number(r1.base) },
    ...{ action: percent(r2?.percent), project: projectName },
  });
};
