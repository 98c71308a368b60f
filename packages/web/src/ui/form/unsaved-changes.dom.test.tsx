import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Link,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { useUnsavedChanges } from './unsaved-changes.tsx';

function Form({ isDirty }: { isDirty: boolean }) {
  const dialog = useUnsavedChanges(isDirty);
  return (
    <>
      <h1>Form</h1>
      {dialog}
    </>
  );
}

const show = async (isDirty: boolean) => {
  const root = createRootRoute({
    component: () => (
      <>
        <Link to="/users">To the list</Link>
        <Outlet />
      </>
    ),
  });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    at('/customers', () => <Form isDirty={isDirty} />),
    at('/users', () => <h1>List</h1>),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/customers'] });
  await renderForTest(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  await userEvent.click(await screen.findByRole('link', { name: 'To the list' }));
  return history;
};

it('leaves at once where nothing is unsaved', async () => {
  await show(false);
  expect(await screen.findByRole('heading', { name: 'List' })).toBeDefined();
});

it('stays on the page, or leaves it, as one says', async () => {
  const history = await show(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Stay on this page' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.pathname).toBe('/customers');
  await userEvent.click(screen.getByRole('link', { name: 'To the list' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'List' })).toBeDefined();
});
