import { type MailSubscription, mailSubscriptions, mailsEndpoints } from '@soundings/contract/mails/unsubscribe';
import type { FastifyInstance } from 'fastify';
import { publicAddress } from '#/env.ts';
import type { Database } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { createRoute, type RouteAuth } from '#/platform/http/router.ts';
import { isSameSecret, keyedHash } from '#/platform/keys/keys.ts';
import { countFailure, type Limit, toNetwork } from '#/platform/rate-limit/rate-limit.ts';
import type { Services } from '#/platform/services.ts';

interface Subscription {
  readonly kind: MailSubscription;
  /** Of whoever gets these mails. */
  readonly id: string;
}

export type EndSubscription = Readonly<Record<MailSubscription, (tx: Database, id: string) => Promise<void>>>;

const page = '/unsubscribe';
const { path } = mailsEndpoints.unsubscribe;

const signature = ({ keys }: Pick<Services, 'keys'>, { kind, id }: Subscription): string =>
  keyedHash(keys.unsubscribe, kind, id).slice(0, 40);

/** What stands in a mail's header, where a mail program posts; and the page that a person opens. */
export const unsubscribeLinks = (services: Pick<Services, 'keys' | 'env'>, of: Subscription) => {
  const token = `${of.kind}.${of.id}.${signature(services, of)}`;
  const address = publicAddress(services.env);
  return { header: `${address}${path}?token=${token}`, page: `${address}${page}?token=${token}` };
};

const readToken = (services: Pick<Services, 'keys'>, token: string): Subscription => {
  const [, name, id = '', given = ''] = /^([a-z]+)\.([\w-]+)\.([\da-f]{40})$/.exec(token) ?? [];
  const kind = mailSubscriptions.find((known) => known === name);
  if (!kind) throw new AppError('notFound');
  const of = { kind, id };
  if (!isSameSecret(given, signature(services, of))) throw new AppError('notFound');
  return of;
};

const wrongLinks: Limit = { name: 'unsubscribe', max: 20, seconds: 3600 };

/**
 * Mail programs post a form that says `List-Unsubscribe=One-Click` (RFC 8058), without a session and from anywhere. Only
 * here is a form let in, and nothing of it is read. Who opens the address in a browser is brought to the page.
 */
export const serveUnsubscribe = async (
  app: FastifyInstance,
  gate: RouteAuth,
  services: Services,
  end: EndSubscription,
): Promise<void> => {
  await app.register(async (scope) => {
    scope.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      payload.on('end', () => done(null, undefined));
    });
    scope.get<{ Querystring: { token?: string } }>(path, { schema: { hide: true } }, (request, reply) =>
      reply.redirect(`${page}?token=${encodeURIComponent(String(request.query.token ?? ''))}`, 303),
    );
    const { db, now } = services;
    createRoute(scope, gate)(mailsEndpoints.unsubscribe, ({ query: { token }, address }) =>
      countFailure(db, wrongLinks, toNetwork(address), now(), async () => {
        const { kind, id } = readToken(services, token);
        await db.transaction((tx) => end[kind](tx, id));
        return { ended: kind };
      }),
    );
  });
};
