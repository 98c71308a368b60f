import type { Alert, AlertAbout } from '@soundings/contract/projects/alerts';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ProjectTypesProvider, type TypesOnWeb } from '../types/type-on-web.ts';
import { AlertItem } from './alert-item.tsx';

const id = '0b5a4c1e-6f2d-4b8a-9c3e-1d7f5a2b8c01';
const days = { from: '2026-11-14', till: '2026-11-20', formerFrom: '2026-11-07', formerTill: '2026-11-13' };
const score: AlertAbout = {
  ...{ kind: 'score', ...days, brand: 'Havgus', count: 17, score: 'passion', value: 61.9, former: 55.6 },
  ...{ margin: 2.3, rank: 2, formerRank: 4 },
};

const show = async (about: AlertAbout, more: Partial<Alert> = {}) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address);
    return Response.json({ done: true });
  });
  const project = { id, name: 'Nordic market', type: 'SONAR' as const };
  const alert: Alert = {
    ...{ id, kind: about.kind, createdOn: '2026-11-21T09:00:00.000Z', project, about, isRead: false },
    ...{ title: 'What happened', detail: 'And by how much', ...more },
  };
  const types = { SONAR: { page: '/project/sonar/$id' } } as unknown as TypesOnWeb;
  const root = createRootRoute();
  const paths = ['/', '/project/sonar/$id', '/project/sonar/collect-data/$id'];
  const routes = paths.map((path) =>
    createRoute({
      getParentRoute: () => root,
      path,
      component: () => (
        <ProjectTypesProvider value={types}>
          <ol>
            <AlertItem alert={alert} onOnly={() => undefined} />
          </ol>
        </ProjectTypesProvider>
      ),
    }),
  );
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
  await screen.findByText('And by how much');
  return { asked, link: () => screen.queryByRole('link')?.getAttribute('href') };
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('leads to the score that is explained, to the data, or to the project', async () => {
  const { link } = await show(score);
  expect(link()).toBe(`/project/sonar/${id}?tab=engagement&why=17.passion`);
});

it('leads to the posts of the brand on the network', async () => {
  const { link } = await show({
    ...{
      kind: 'post',
      brand: 'Havgus',
      count: 17,
      network: 'INSTAGRAM',
      postId: 'p1',
      publishedOn: '2026-11-18',
      text: 'First snow',
    },
    ...{ interactions: 8400, usual: 310, posts: 64, from: days.from, till: days.till },
  });
  expect(link()).toBe(`/project/sonar/${id}?tab=posts&brand=17&network=INSTAGRAM`);
});

it('leads to where failing sources are shown', async () => {
  const { link } = await show({ kind: 'source', network: 'YOUTUBE', reason: 'gone', accounts: 1, brands: ['Havgus'] });
  expect(link()).toBe(`/project/sonar/collect-data/${id}`);
});

it('leads nowhere, and mutes nothing, where it is about no project', async () => {
  const quota = { kind: 'quota', whose: 'USER', step: 80, used: 8, limit: 10, resetsOn: '2026-12-01' } as const;
  const { link } = await show(quota, { project: null });
  expect(link()).toBeUndefined();
  expect(screen.queryByRole('button', { name: /^More about/ })).toBeNull();
});

it('is marked as read by its button, once', async () => {
  const { asked } = await show(score);
  fireEvent.click(screen.getByRole('button', { name: 'Mark as read: What happened' }));
  await vi.waitFor(() => expect(asked).toContain(`/api/alerts/${id}/read`));
});

it('offers nothing to mark where it was read', async () => {
  await show(score, { isRead: true });
  expect(screen.queryByRole('button', { name: /^Mark as read/ })).toBeNull();
  expect(screen.queryByText('Unread')).toBeNull();
});
