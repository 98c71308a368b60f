import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { brandsRoutes, logosRoutes } from './brands/brands.routes.ts';
import { collectRoutes } from './collect/collect.routes.ts';
import { crawlRoutes } from './crawl/crawl.routes.ts';
import { metricImportRoutes } from './metric-import/metric-import.routes.ts';
import { type FindCustomerLogo, navig8Routes } from './navig8/navig8.routes.ts';
import { postsRoutes } from './posts/posts.routes.ts';
import { viewsRoutes } from './scores/saved-views.routes.ts';
import { scoresRoutes } from './scores/scores.routes.ts';
import { sourcesRoutes } from './sources/sources.routes.ts';
import { timelineRoutes } from './timeline/timeline.routes.ts';

export const sonarRoutes =
  (findCustomerLogo: FindCustomerLogo) =>
  (route: Route, services: Services): void => {
    brandsRoutes(route, services);
    metricImportRoutes(route, services);
    crawlRoutes(route, services);
    collectRoutes(route, services);
    sourcesRoutes(route, services);
    logosRoutes(route, services);
    scoresRoutes(route, services);
    postsRoutes(route, services);
    navig8Routes(route, services, findCustomerLogo);
    viewsRoutes(route, services);
    timelineRoutes(route, services);
  };
