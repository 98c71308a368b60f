import type { FastifyRequest } from 'fastify';
import type { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { addHit } from '#/platform/rate-limit/rate-limit.store.ts';
import type { Services } from '#/platform/services.ts';
import { addAuditEntry } from './audit.store.ts';

const quietMs = 60_000;

/**
 * Writes down who was refused what. Without a caller nothing is known but an address, which anyone can make many of:
 * of those, one entry a minute and address. Being asked to sign in is no refusal.
 */
export const recordRefusal =
  ({ db, now }: Services) =>
  async (request: FastifyRequest, caller: Caller | null, error: AppError): Promise<void> => {
    if (error.code === 'unauthorized') return;
    if (!caller) {
      const { hits } = await addHit(db, `refusal:${request.ip}`, now(), new Date(now().getTime() + quietMs));
      if (hits > 1) return;
    }
    await addAuditEntry(db, now(), {
      action: error.code === 'crossSiteRefused' ? 'access.cross-site' : 'access.denied',
      outcome: 'failure',
      actorId: caller?.id ?? null,
      actor: caller?.username ?? '',
      target: `${request.method} ${request.routeOptions.url ?? ''}`,
      address: request.ip,
    });
  };
