import type { FastifyRequest } from 'fastify';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { addHit } from '#/platform/rate-limit/rate-limit.store.ts';
import { toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { type AuditEntry, addAuditEntry } from './audit.store.ts';

export const audited = async <T>(
  { db, now }: Pick<Services, 'db' | 'now'>,
  entry: Omit<AuditEntry, 'outcome'>,
  step: () => Promise<T>,
): Promise<T> => {
  try {
    const result = await step();
    await addAuditEntry(db, now(), { ...entry, outcome: 'success' });
    return result;
  } catch (error) {
    // Beyond a limit nothing was tried; the failures that led there are in the log.
    if (error instanceof AppError && error.code !== 'tooManyRequests') {
      error.isRecorded = true;
      await addAuditEntry(db, now(), { ...entry, outcome: 'failure', details: { ...entry.details, code: error.code } });
    }
    throw error;
  }
};

export const byCaller = ({ id, username, address }: Pick<Caller, 'id' | 'username' | 'address'>) => ({
  actorId: id,
  actor: username,
  address,
});

const quietMs = 60_000;

export const isFirstWithinMinute = async (
  { db, now }: Pick<Services, 'db' | 'now'>,
  kind: string,
  address: string,
): Promise<boolean> => {
  const { hits } = await addHit(db, `${kind}:${toNetwork(address)}`, now(), new Date(now().getTime() + quietMs));
  return hits === 1;
};

export const recordForgedToken = async (services: Services, address: string, target: string): Promise<void> => {
  if (!(await isFirstWithinMinute(services, 'forged-token', address))) return;
  const entry = { action: 'access.denied', outcome: 'failure', actor: '', target, address } as const;
  await addAuditEntry(services.db, services.now(), entry);
};

export const recordRefusal =
  (services: Services) =>
  async (request: FastifyRequest, caller: Caller | null, error: AppError): Promise<void> => {
    if (error.code === 'unauthorized') return;
    if (!caller && !(await isFirstWithinMinute(services, 'refusal', request.ip))) return;
    await addAuditEntry(services.db, services.now(), {
      action: error.code === 'crossSiteRefused' ? 'access.cross-site' : 'access.denied',
      outcome: 'failure',
      actorId: caller?.id ?? null,
      actor: caller?.username ?? '',
      target: `${request.method} ${request.routeOptions.url ?? ''}`,
      address: request.ip,
    });
  };
