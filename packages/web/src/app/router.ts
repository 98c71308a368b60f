import { createRouter } from '@tanstack/react-router';
import { onSignedOut } from '#/lib/api/session.ts';
import { createQueryClient } from '#/lib/query.ts';
import { PageLoader } from '#/ui/feedback/page-loader.tsx';
import { focusHeadingAfterNavigation } from './focus-heading.ts';
import { RouteError } from './route-error.tsx';
import { routeTree } from './routeTree.gen.ts';
import { leaveSignedIn } from './sign-out.ts';

export const queryClient = createQueryClient();

export const router = createRouter({
  routeTree,
  context: { queryClient },
  defaultPreload: 'intent',
  defaultPreloadStaleTime: 0,
  defaultPendingMs: 200,
  defaultPendingMinMs: 300,
  defaultPendingComponent: PageLoader,
  defaultErrorComponent: RouteError,
  scrollRestoration: true,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}

focusHeadingAfterNavigation(router);
onSignedOut(() => leaveSignedIn(router, queryClient));
