import type { MetricName } from '@soundings/contract/sonar-metrics';
import { figureText } from '#/ui/figures/split-figure.ts';

/** A figure of a network as it is written: stars with one decimal, all others whole. */
export const figureWords = (value: number | null, metric: MetricName): string =>
  figureText(value, metric === 'score' ? 1 : 0);
