import { aiUsageEndpoints as endpoints } from '@soundings/contract/ai/ai-usage';
import { done } from '@soundings/contract/endpoint';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { findRemaining } from './quota.ts';
import { findPrices, findQuota, putPrice, putQuota, removePrice, sumUsage } from './usage.store.ts';

const dayMs = 86_400_000;

export const aiUsageRoutes = (route: Route, services: Services): void => {
  const { db } = services;

  route(endpoints.aiUsage, async ({ query: { from, till, by } }) => ({
    rows: await sumUsage(db, { from: new Date(from), till: new Date(Date.parse(till) + dayMs), by }),
  }));

  route(endpoints.aiPrices, () => findPrices(db));

  route(endpoints.setAiPrice, async ({ caller, body }) => {
    const entry = { ...byCaller(caller), action: 'ai.price-set', target: `${body.kind} ${body.model}` } as const;
    await audited(services, entry, () => putPrice(db, body));
    return done;
  });

  route(endpoints.deleteAiPrice, async ({ caller, body: { kind, model } }) => {
    const entry = { ...byCaller(caller), action: 'ai.price-delete', target: `${kind} ${model}` } as const;
    await audited(services, entry, async () => {
      if (!(await removePrice(db, kind, model))) throw new AppError('notFound');
    });
    return done;
  });

  route(endpoints.aiQuota, () => findQuota(db));

  route(endpoints.setAiQuota, async ({ caller, body }) => {
    await audited(services, { ...byCaller(caller), action: 'ai.quota-set', target: 'month' }, () => putQuota(db, body));
    return done;
  });

  route(endpoints.aiRemaining, ({ caller: { id, companyId } }) => findRemaining(services, { userId: id, companyId }));
};
