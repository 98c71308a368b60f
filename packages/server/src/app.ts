import { fileURLToPath } from 'node:url';
import { authenticate } from '#/features/access/auth/authenticate.ts';
import { openLive } from '#/features/live/open-live.ts';
import { openShared } from '#/features/projects/sharing/open-shared.ts';
import { serveChartPage } from '#/features/resonance/chart/chart.routes.ts';
import { findBrandForPage } from '#/features/settings/public-brand.ts';
import { endSubscription, features } from '#/features.ts';
import { recordRefusal } from '#/platform/audit/audit.ts';
import { registerBackup } from '#/platform/backup/running-server.ts';
import { createServer, registerHealth } from '#/platform/http/create-server.ts';
import { createRoute } from '#/platform/http/router.ts';
import { serveWeb } from '#/platform/http/serve-web.ts';
import { serveUnsubscribe } from '#/platform/mail/unsubscribe.ts';
import { serveMetrics } from '#/platform/metrics/serve-metrics.ts';
import type { Services } from '#/platform/services.ts';

const webFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));

export const createApp = async (services: Services) => {
  const app = await createServer(services);
  const gate = {
    env: services.env,
    authenticate: authenticate(services),
    openShared: openShared(services),
    recordRefusal: recordRefusal(services),
  };
  const route = createRoute(app, gate);
  for (const register of features) register(route, services);
  registerHealth(app, services);
  registerBackup(app, services);
  serveMetrics(app, services);
  await serveUnsubscribe(app, gate, services, endSubscription);
  await openLive(app, gate, services);
  serveChartPage(app, gate, services);
  await serveWeb(app, webFolder, () => findBrandForPage(services));
  return app;
};
