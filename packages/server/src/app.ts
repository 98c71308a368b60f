import { fileURLToPath } from 'node:url';
import { authenticate } from '#/features/access/auth/authenticate.ts';
import { features } from '#/features.ts';
import { addAuditEntry } from '#/platform/audit/audit.store.ts';
import { createServer } from '#/platform/http/create-server.ts';
import { registerHealth } from '#/platform/http/health.ts';
import { createRoute, type OnDenied } from '#/platform/http/router.ts';
import { serveWeb } from '#/platform/http/serve-web.ts';
import type { Services } from '#/platform/services.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

/** A refusal of a signed-in user goes into the audit log; someone who is not signed in is only told to. */
const recordDenied =
  ({ db, now }: Services): OnDenied =>
  async (request, caller) => {
    if (!caller) return;
    await addAuditEntry(db, now(), {
      action: 'access.denied',
      outcome: 'failure',
      actorId: caller.id,
      actor: caller.username,
      target: `${request.method} ${request.routeOptions.url ?? ''}`,
      address: request.ip,
    });
  };

/** The whole application, ready to listen or to be injected into. */
export const createApp = async (services: Services) => {
  const app = await createServer(services);
  const route = createRoute(app, authenticate(services), recordDenied(services));
  for (const register of features) register(route, services);
  registerHealth(app, services.ping);
  await serveWeb(app, webFolder);
  return app;
};
