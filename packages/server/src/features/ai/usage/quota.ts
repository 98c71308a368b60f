import type { Price, Remaining } from '@soundings/contract/ai/ai-usage';
import type { AiUsage } from '#/platform/ai/ai-engine.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { findQuota, sumTokens } from './usage.store.ts';

/** Who asks a model: a user, and their company where they have one. A consumer is neither. */
export interface Asker {
  readonly userId: string | null;
  readonly companyId: string | null;
}

const monthOf = (now: Date) => ({
  starts: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  ends: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});

/** What is left of this month (UTC), by whichever limit is nearer. */
export const findRemaining = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, companyId }: Asker,
): Promise<Remaining> => {
  const { starts, ends } = monthOf(now());
  const quota = await findQuota(db);
  const own = { limit: quota.userTokens, used: userId ? await sumTokens(db, { userId }, starts) : 0 };
  const company = { limit: quota.companyTokens, used: companyId ? await sumTokens(db, { companyId }, starts) : 0 };
  const limits = [...(userId ? [own] : []), ...(companyId ? [company] : [])].flatMap(({ limit, used }) =>
    limit === null ? [] : [{ limit, used, remaining: Math.max(0, limit - used) }],
  );
  const nearest = limits.toSorted((one, other) => one.remaining - other.remaining)[0];
  const resetsOn = ends.toISOString().slice(0, 10);
  return nearest ? { ...nearest, resetsOn } : { used: own.used, limit: null, remaining: null, resetsOn };
};

/** Throws aiQuotaSpent with the day on which there is more. */
export const assertQuota = async (services: Pick<Services, 'db' | 'now'>, asker: Asker): Promise<void> => {
  const { remaining, resetsOn } = await findRemaining(services, asker);
  if (remaining === 0) throw new AppError('aiQuotaSpent', { resetsOn });
};

/** Millionths of a US dollar: prices are for a million tokens. Null where the model has no price. */
export const costOf = (
  prices: readonly Price[],
  of: Pick<Price, 'model'> & { readonly kind: string },
  usage: AiUsage,
) => {
  if (of.kind === 'BUILT_IN') return 0;
  const price = prices.find(({ kind, model }) => kind === of.kind && model === of.model);
  return price ? Math.round(usage.inputTokens * price.input + usage.outputTokens * price.output) : null;
};
