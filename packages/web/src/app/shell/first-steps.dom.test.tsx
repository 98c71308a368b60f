import type { CurrentUser } from '@soundings/contract/access/auth';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { FirstSteps } from './first-steps.tsx';

const id = '0b5a4c1e-6f2d-4b8a-9c3e-1d7f5a2b8c01';
const nothing = { hasProject: false, hasData: false, hasColleague: false, hasShared: false, demoProjects: 0 };
const none = { toFill: null, toShare: null };

const links = async (answer: object) => {
  vi.stubGlobal('fetch', async () => Response.json({ ...nothing, ...none, ...answer }));
  const root = createRootRoute();
  const paths = ['/', '/projects', '/projects/create', '/projects/edit/$type/$id', '/project/sonar/collect-data/$id'];
  const routes = [...paths, '/users/create'].map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => <FirstSteps user={{ id: 'u' } as CurrentUser} />,
    }),
  );
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
  await screen.findByRole('region', { name: 'First steps' });
  return screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('begins with a project where there is none', async () => {
  expect(await links({})).toEqual([
    ['Create a project', '/projects/create'],
    ['Add data', '/projects/create'],
    ['Add a colleague', '/users/create'],
    ['Share with a client', '/projects'],
  ]);
});

it('leads to the project that has no data yet, and to the one to share', async () => {
  expect(await links({ hasProject: true, toFill: { id } })).toContainEqual([
    'Add data',
    `/project/sonar/collect-data/${id}`,
  ]);
  cleanup();
  expect(await links({ hasProject: true, hasData: true, toShare: { id, segment: 'genie-go' } })).toContainEqual([
    'Share with a client',
    `/projects/edit/genie-go/${id}`,
  ]);
});
