import { notifications } from '@mantine/notifications';
import { createdTypes, typesInContract } from '@soundings/contract/projects/project-types';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { vi } from 'vitest';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ProjectTypesProvider, type TypesOnWeb } from '../types/type-on-web.ts';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const pageOf = (content: unknown[]) => json({ content, totalElements: content.length, page: 0, size: 20 });
export const nameTaken = () => json({ error: { code: 'projectNameAlreadyExist', message: '', requestId: 'r' } }, 409);

const types = Object.fromEntries(
  createdTypes.map((type) => [type, { page: `/project/${typesInContract[type].segment}/$id` }]),
) as unknown as TypesOnWeb;

function ProjectPage() {
  const { type, id } = useParams({ strict: false });
  return (
    <h1>
      Its page: {type} {id}
    </h1>
  );
}

function DataPage() {
  const { id } = useParams({ strict: false });
  return <h1>Its data page: {id}</h1>;
}

export const showForm = async (
  form: React.ReactNode,
  answer = () => json({ id: 'p1', projectName: 'Rainwear' }, 201),
) => {
  notifications.clean();
  // Texts that grow with what is written wait for fonts, which happy-dom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  const sent: { address: string; body: Record<string, unknown> }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/user/management/search'))
      return pageOf([{ id: 'u1', name: 'Maja Lund', username: 'maja@x.example', company: { companyName: 'Nordlys' } }]);
    if (address.startsWith('/api/assistant/search')) return pageOf([{ id: 'a1', name: 'Claim writer', type: 'TEXT' }]);
    if (address.startsWith('/api/id8/agent/search'))
      return pageOf([{ id: 'g1', name: 'Contrarian', type: 'predefined', instructions: 'Doubt everything.' }]);
    if (address.startsWith('/api/sonar/sources')) return json({ demo: true, sources: [] });
    sent.push({ address, body: init.body ? JSON.parse(String(init.body)) : {} });
    return answer();
  });
  const root = createRootRoute({
    component: () => (
      <>
        <Outlet />
        <ToastHost />
      </>
    ),
  });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    at('/form', () => <ProjectTypesProvider value={types}>{form}</ProjectTypesProvider>),
    at('/projects', () => <h1>All projects</h1>),
    at('/projects/create', () => <h1>All types</h1>),
    at('/project/sonar/collect-data/$id', () => <DataPage />),
    at('/project/$type/$id', () => <ProjectPage />),
    at('/projects/edit/$type/$id', () => <h1>Its edit page</h1>),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/form'] });
  await renderForTest(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  await screen.findByRole('heading', { level: 1 });
  return sent;
};
