import type { MetricName } from '@soundings/contract/sonar/metrics';
import type { TFunction } from 'i18next';
import { figureText } from '#/ui/figures/figure.tsx';

/** A figure of a network as it is written: stars with one decimal, all others whole. */
export const figureWords = (value: number | null, metric: MetricName): string =>
  figureText(value, metric === 'score' ? 1 : 0);

/** The same of a sum per day, as "12.4/day". */
export const perDayWords = (t: TFunction, value: number | null): string =>
  value === null ? figureText(null) : t('brandTab.perDay', { value: figureText(value, value < 100 ? 1 : 0) });
