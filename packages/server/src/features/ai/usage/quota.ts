import type { Quota, Remaining } from '@soundings/contract/ai/ai-usage';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import type { AiUsage } from '#/platform/ai/ai-engine.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findPrice, findQuota, sumTokens } from './usage.store.ts';

export interface Asker {
  readonly userId: string | null;
  readonly companyId: string | null;
}

export const askerOf = (caller: Pick<Caller, 'id' | 'companyId'> | null): Asker => ({
  userId: caller?.id ?? null,
  companyId: caller?.companyId ?? null,
});

const reading = new WeakMap<Database, Promise<Quota>>();

const readQuota = (db: Database): Promise<Quota> => {
  const read = reading.get(db) ?? findQuota(db).finally(() => reading.delete(db));
  reading.set(db, read);
  return read;
};

export const monthOf = (now: Date) => ({
  starts: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1)),
  ends: new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)),
});

/** What is left of this month (UTC), by whichever limit is nearer. */
export const findRemaining = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  { userId, companyId }: Asker,
): Promise<Remaining> => {
  const { starts, ends } = monthOf(now());
  const quota = await readQuota(db);
  const own = { limit: quota.userTokens, used: userId ? await sumTokens(db, { userId }, starts) : 0 };
  const company = { limit: quota.companyTokens, used: companyId ? await sumTokens(db, { companyId }, starts) : 0 };
  const limits = [...(userId ? [own] : []), ...(companyId ? [company] : [])].flatMap(({ limit, used }) =>
    limit === null ? [] : [{ limit, used, remaining: Math.max(0, limit - used) }],
  );
  const nearest = limits.toSorted((one, other) => one.remaining - other.remaining)[0];
  const resetsOn = ends.toISOString().slice(0, 10);
  return nearest ? { ...nearest, resetsOn } : { used: own.used, limit: null, remaining: null, resetsOn };
};

/** Tokens that the consumers of one project may have models take a day (UTC): whoever has its password can ask. */
const consumerTokensPerDay = 200_000;

export const findSpent = async (
  services: Pick<Services, 'db' | 'now'>,
  asker: Asker,
  projectId: string | null,
): Promise<string | null> => {
  if (asker.userId === null && projectId !== null) return findSpentByConsumers(services, projectId);
  const quota = await readQuota(services.db);
  if (quota.userTokens === null && quota.companyTokens === null) return null;
  const { remaining, resetsOn } = await findRemaining(services, asker);
  return remaining === 0 ? resetsOn : null;
};

const findSpentByConsumers = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  projectId: string,
): Promise<string | null> => {
  const today = now();
  const [starts, ends] = [0, 1].map(
    (day) => new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate() + day)),
  ) as [Date, Date];
  const used = await sumTokens(db, { consumersOf: projectId }, starts);
  return used >= consumerTokensPerDay ? ends.toISOString().slice(0, 10) : null;
};

/** Millionths of a US dollar: prices are for a million tokens. Null where the model has no price. */
export const costOf = async (
  db: Database,
  { kind, model }: { readonly kind: AiChatType; readonly model: string },
  usage: AiUsage,
): Promise<number | null> => {
  if (kind === 'BUILT_IN') return 0;
  const price = await findPrice(db, kind, model);
  return price && Math.round(usage.inputTokens * price.input + usage.outputTokens * price.output);
};
