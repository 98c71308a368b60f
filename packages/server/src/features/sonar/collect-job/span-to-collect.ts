import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { addDays, type Day, dayOf, type Span } from '../connectors/day.ts';
import { metricsOfKind } from '../metrics/metrics-of-kind.ts';

/** So many days of what is known are read again: posts go on earning. */
const readAgainDays = 30;

interface Known {
  readonly fromDay: Day | null;
  readonly tillDay: Day | null;
}

/** Whether a network counts anything by the day of publishing. */
export const hasFlows = (network: SocialNetwork): boolean => metricsOfKind(network, 'flow').length > 0;

/**
 * The days of publishing that an account is asked for: from the start of the project, or where all is known from there
 * on, the last 30 of it again; until yesterday. It has no day in a project that begins today.
 */
export const spanToCollect = (network: SocialNetwork, start: Day, { fromDay, tillDay }: Known, now: Date): Span => {
  const to = addDays(dayOf(now), -1);
  if (!hasFlows(network)) return { from: to, to };
  const isWhole = fromDay !== null && tillDay !== null && fromDay <= start;
  const again = isWhole ? addDays(tillDay, -readAgainDays) : start;
  return { from: again > start ? again : start, to };
};
