import { timingSafeEqual } from 'node:crypto';
import { mailsEndpoints as endpoints } from '@soundings/contract/projects/alerts';
import type { FastifyInstance } from 'fastify';
import { publicAddress } from '#/env.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createRoute, type RouteAuth } from '#/platform/http/router.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import { countFailure, type Limit, toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';
import { endMails } from './alert-settings.store.ts';

/** What a link ends: all alerts that a user gets by mail. */
interface Subscription {
  readonly kind: 'alerts';
  readonly id: string;
}

const signature = ({ keys }: Pick<Services, 'keys'>, { kind, id }: Subscription): string =>
  keyedHash(keys.unsubscribe, kind, id).slice(0, 40);

const toToken = (services: Pick<Services, 'keys'>, of: Subscription): string =>
  `${of.kind}.${of.id}.${signature(services, of)}`;

/** What stands in a mail's header, where a mail program posts; and the page that a person opens. */
export const unsubscribeLinks = (services: Pick<Services, 'keys' | 'env'>, of: Subscription) => {
  const query = `?token=${encodeURIComponent(toToken(services, of))}`;
  const address = publicAddress(services.env);
  return { header: `${address}${endpoints.unsubscribe.path}${query}`, page: `${address}${page}${query}` };
};

const page = '/unsubscribe';

/** Throws notFound for a link that we did not make. */
const readToken = (services: Pick<Services, 'keys'>, token: string): Subscription => {
  const [, kind, id = '', given = ''] = /^(alerts)\.([\w-]+)\.([\da-f]{40})$/.exec(token) ?? [];
  if (kind !== 'alerts') throw new AppError('notFound');
  const of = { kind, id } as const;
  if (!timingSafeEqual(Buffer.from(given), Buffer.from(signature(services, of)))) throw new AppError('notFound');
  return of;
};

/** Of one address, links that were not ours in an hour. */
const wrongLinks: Limit = { name: 'unsubscribe', max: 20, seconds: 3600 };

/**
 * Mail programs post a form that says `List-Unsubscribe=One-Click` (RFC 8058), without a session and from anywhere. Only
 * here is a form let in, and nothing of it is read. Who opens the address in a browser is brought to the page.
 */
export const serveUnsubscribe = async (app: FastifyInstance, gate: RouteAuth, services: Services): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    const { path } = endpoints.unsubscribe;
    scope.get<{ Querystring: { token?: string } }>(path, { schema: { hide: true } }, (request, reply) =>
      reply.redirect(`${page}?token=${encodeURIComponent(String(request.query.token ?? ''))}`, 303),
    );
    createRoute(scope, gate)(endpoints.unsubscribe, async ({ query: { token }, address }) => {
      const { db, now } = services;
      return countFailure(db, wrongLinks, toNetwork(address), now(), async () => {
        const { kind, id } = readToken(services, token);
        await db.transaction((tx) => endMails(tx, id));
        return { ended: kind };
      });
    });
  });
};
