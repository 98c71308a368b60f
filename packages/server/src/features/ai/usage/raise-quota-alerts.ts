import { quotaSteps } from '@soundings/contract/projects/alert-choices';
import { raiseAlerts } from '#/features/projects/alerts/raise-alerts.ts';
import { byTheClock } from '#/platform/by-the-clock.ts';
import type { DatabaseLog } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import { monthOf } from './quota.ts';
import { findLargeSpenders, findQuota, type Spender } from './usage.store.ts';

/** Tells whoever has taken 80 or 100 % of a month's tokens, and of a company its administrators; each step once a month. */
export const raiseQuotaAlerts = async (services: Services): Promise<void> => {
  const { db, now } = services;
  const { userTokens, companyTokens } = await findQuota(db);
  const month = monthOf(now());
  const least = quotaSteps[0] / 100;
  if (userTokens) {
    const spenders = await findLargeSpenders(db, 'USER', month.starts, userTokens * least);
    for (const spender of spenders) await raise(services, { whose: 'USER', limit: userTokens, month, spender });
  }
  if (companyTokens) {
    const spenders = await findLargeSpenders(db, 'COMPANY', month.starts, companyTokens * least);
    for (const spender of spenders) await raise(services, { whose: 'COMPANY', limit: companyTokens, month, spender });
  }
};

interface Spent {
  readonly whose: 'USER' | 'COMPANY';
  readonly limit: number;
  readonly month: ReturnType<typeof monthOf>;
  readonly spender: Spender;
}

const raise = (services: Services, { whose, limit, month, spender }: Spent): Promise<void> => {
  const step = quotaSteps.findLast((percent) => spender.used >= (limit * percent) / 100)!;
  const resetsOn = month.ends.toISOString().slice(0, 10);
  const about = { kind: 'quota' as const, whose, step, used: spender.used, limit, resetsOn };
  const till = services.now().toISOString().slice(0, 10);
  const found = { about, subject: `${whose} ${step}`, period: month.starts.toISOString().slice(0, 7), till };
  return services.db.transaction((tx) => raiseAlerts(services, tx, { userId: spender.userId }, [found]));
};

const everyMs = 5 * 60_000;

export const raiseQuotaAlertsByTheClock = (services: Services, log: DatabaseLog): (() => void) =>
  byTheClock({ everyMs, log, failed: 'quotas were not looked at' }, () => raiseQuotaAlerts(services));
