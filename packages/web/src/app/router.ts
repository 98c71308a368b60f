import type { AnyRouter } from '@tanstack/react-router';
import { createRouter } from '@tanstack/react-router';
import { onSignedOut } from '#/lib/api/session.ts';
import { createQueryClient } from '#/lib/query.ts';
import { PageLoader } from '#/ui/feedback/page-loader.tsx';
import { RouteError } from './route-error.tsx';
import { routeTree } from './routeTree.gen.ts';
import { leaveSignedIn } from './sign-out.ts';

const patienceMs = 8000;

const isField = (element: Element | null): boolean =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('h1');
  if (!heading) return false;
  // A form that begins with a field, and a dialog, have put the focus where it belongs.
  if (isField(document.activeElement) || document.querySelector('[role="dialog"]')) return true;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  return true;
};

/**
 * After a navigation to another page the focus goes to its heading, so that a screen reader says where one is and the
 * keyboard goes on from there. Not on the first load, and not where only the search of an address changes. A heading that
 * comes with its data is waited for, unless the reader acts first.
 */
const focusHeadingAfterNavigation = (router: AnyRouter): void => {
  let stop = () => {};
  router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return;
    stop();
    if (focusHeading()) return;
    const waiting = new AbortController();
    const arriving = new MutationObserver(() => focusHeading() && stop());
    const timer = setTimeout(() => stop(), patienceMs);
    stop = () => {
      arriving.disconnect();
      clearTimeout(timer);
      waiting.abort();
    };
    arriving.observe(document.body, { childList: true, subtree: true });
    for (const act of ['keydown', 'pointerdown']) addEventListener(act, stop, { signal: waiting.signal });
  });
};

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
