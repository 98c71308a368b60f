import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createQueryClient } from '#/lib/query.ts';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';

interface Sent {
  method: string;
  address: string;
  body: unknown;
}

export const refusal = (code: string, status: number, more: object = {}) =>
  Response.json({ error: { code, message: '', requestId: 'r', ...more } }, { status });

/**
 * Shows a page of the settings and collects what it sends. `read` answers GET and searches by their address, `answer` the
 * rest. Whatever a page leads to is a heading "Left".
 */
export const showSettings = async (
  page: ReactNode,
  read: (address: string) => Response = () => refusal('notFound', 404),
  answer: (sent: Sent) => Response = () => Response.json({ done: true }),
) => {
  // Texts that grow with what is written wait for fonts, which happy-dom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (method === 'GET' || address.includes('/search')) return read(address);
    sent.push({ method, address, body: body ? JSON.parse(String(body)) : null });
    return answer(sent.at(-1)!);
  });
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <ToastHost />
      </>
    ),
  });
  const here = createRoute({ getParentRoute: () => root, path: '/here', component: () => page });
  const left = createRoute({ getParentRoute: () => root, path: '$', component: () => <h1>Left</h1> });
  const history = createMemoryHistory({ initialEntries: ['/here'] });
  const router = createRouter({ routeTree: root.addChildren([here, left]), history });
  await renderForTest(
    <QueryClientProvider client={createQueryClient()}>
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return sent;
};
