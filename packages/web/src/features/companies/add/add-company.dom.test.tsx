import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { AddCompany } from './add-company.tsx';

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const pageOf = (content: unknown[]) => json({ content, totalElements: content.length, page: 0, size: 20 });
const refusal = (code: string, fields: { path: string; message: string }[]) =>
  json({ error: { code, message: '', requestId: 'r', fields } }, 409);

const show = async (answerToSave = () => json({ id: 'c1' }, 201)) => {
  const saved: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address.startsWith('/api/user/management/search')) return pageOf([{ id: 'u1', username: 'taken@x.example' }]);
    if (address.startsWith('/api/project/search'))
      return pageOf([{ id: 'p1', projectName: 'Rainwear', projectType: 'SONAR' }]);
    if (address.startsWith('/api/assistant/search')) return pageOf([{ id: 'a1', name: 'Claim writer', type: 'TEXT' }]);
    if (address.startsWith('/api/ai/playground')) return json(['OPEN_AI', 'BUILT_IN']);
    saved.push(JSON.parse(String(init.body)));
    return answerToSave();
  });
  const root = createRootRoute({ component: Outlet });
  const at = (path: string, component: () => React.ReactNode) =>
    createRoute({ getParentRoute: () => root, path, component });
  const routeTree = root.addChildren([
    at('/customers/add', () => <AddCompany />),
    at('/customers/$id', () => <h1>The customer</h1>),
    at('/customers', () => <h1>All of them</h1>),
  ]);
  const history = createMemoryHistory({ initialEntries: ['/customers/add'] });
  await renderForTest(<RouterProvider router={createRouter({ routeTree, history }) as never} />);
  await screen.findByRole('heading', { name: 'New customer' });
  return saved;
};

const user = userEvent.setup({ delay: null });
const dialog = () => within(screen.getByRole('dialog'));
const buttonIn = (part: Element, name: string) => {
  const found = [...part.querySelectorAll('button')].find(
    (button) => (button.getAttribute('aria-label') ?? button.textContent) === name,
  );
  if (!found) throw new Error(`No button ${name}`);
  return found;
};
const press = (name: string, part: Element = document.body) => user.click(buttonIn(part, name));
const pressInDialog = (name: string) => press(name, screen.getByRole('dialog'));
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));

const fillCompany = async () => {
  const values = {
    'Company name': 'Nordlys Media',
    'Contact person': 'Maja Lund',
    'E-mail': 'hello@nordlys.example',
    Address: 'Havnegade 12',
    'Zip code': '8000',
    City: 'Aarhus',
  };
  for (const [name, value] of Object.entries(values)) fireEvent.change(field(name), { target: { value } });
};
const fillUser = async (email: string) => {
  await press('Add user');
  for (const [name, value] of Object.entries({ 'First name': 'Maja', 'Last name': 'Lund', 'E-mail': email })) {
    fireEvent.change(dialog().getByLabelText(new RegExp(`^${name}`)), { target: { value } });
  }
  await pressInDialog('Generate a password');
  await pressInDialog('Add user');
};
const addUser = async (email: string) => {
  await fillUser(email);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for every company field, a real e-mail and a user, and jumps to the first that lacks', async () => {
  const saved = await show();
  fireEvent.change(field('E-mail'), { target: { value: 'nobody' } });
  await press('Save customer');
  expect(screen.getByText('Enter the company name.')).toBeTruthy();
  for (const thing of ['contact person', 'address', 'city', 'zip code'])
    expect(screen.getByText(`Enter the ${thing}.`)).toBeTruthy();
  expect(screen.getByText('Enter an e-mail address, like name@company.com.')).toBeTruthy();
  expect(screen.getByText('Add at least one user.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Company name'));
  expect(saved).toEqual([]);
});

it('saves the company with what was chosen, and opens it', async () => {
  const saved = await show();
  await fillCompany();
  await press('Assign projects');
  await user.click(await dialog().findByRole('checkbox', { name: /^Rainwear/ }));
  await pressInDialog('Assign');
  for (const opener of screen.getAllByRole('button', { name: /^Add: / })) await user.click(opener);
  await user.click(await screen.findByLabelText('Add Claim writer'));
  await press('Add Built-in');
  await addUser('Maja@Nordlys.example');
  expect(screen.getByRole('button', { name: 'Projects of Maja Lund: 1 project' })).toBeTruthy();
  await press('Save customer');
  expect(await screen.findByRole('heading', { name: 'The customer' })).toBeTruthy();
  expect(saved).toHaveLength(1);
  expect(saved[0]).toMatchObject({
    companyName: 'Nordlys Media',
    companyEmail: 'hello@nordlys.example',
    enabledProducts: ['SONAR', 'RESONANCE', 'SCOUTV2', 'GENIE', 'GENIE_GO', 'ID8'],
    assignedProjects: ['p1'],
    assignedAssistants: ['a1'],
    assignedAIChats: ['BUILT_IN'],
    companyUsers: [{ username: 'maja@nordlys.example', roleName: 'ROLE_CUSTOMER', assignedProjects: ['p1'] }],
  });
});

it('offers to make the first user a company admin, as there is none yet', async () => {
  const saved = await show();
  await fillCompany();
  await press('Add user');
  const admin = dialog().getByRole('checkbox', { name: /^Company admin/ });
  expect(dialog().getByText(/^This customer has no company admin yet/)).toBeTruthy();
  for (const [name, value] of Object.entries({ 'First name': 'Maja', 'Last name': 'Lund', 'E-mail': 'm@n.example' })) {
    fireEvent.change(dialog().getByLabelText(new RegExp(`^${name}`)), { target: { value } });
  }
  await pressInDialog('Generate a password');
  await user.click(admin);
  await pressInDialog('Add user');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Add user');
  expect(dialog().queryByText(/^This customer has no company admin yet/)).toBeNull();
  await pressInDialog('Cancel');
  await press('Save customer');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ companyUsers: [{ username: 'm@n.example', roleName: 'ROLE_COMPANY_ADMIN' }] });
});

it('says at once that an e-mail is taken, by someone or by a user in the list', async () => {
  await show();
  await addUser('maja@nordlys.example');
  await fillUser('MAJA@nordlys.example');
  expect(dialog().getByText('This e-mail is already in the list.')).toBeTruthy();
  fireEvent.change(dialog().getByLabelText(/^E-mail/), { target: { value: 'Taken@x.example' } });
  await pressInDialog('Add user');
  expect(await dialog().findByText('A user with this e-mail already exists.')).toBeTruthy();
});

it('shows at the row which user the server refuses, and keeps everything', async () => {
  const fields = [{ path: 'body.companyUsers.1.username', message: 'userWithUsernameAlreadyExists' }];
  await show(() => refusal('userWithUsernameAlreadyExists', fields));
  await fillCompany();
  await addUser('first@nordlys.example');
  await addUser('second@nordlys.example');
  await press('Save customer');
  const said = await screen.findByText('A user with this e-mail already exists.');
  expect(said.closest('tr')?.textContent).toContain('second@nordlys.example');
  expect(field('Company name').value).toBe('Nordlys Media');
  expect(screen.getByRole('alert').textContent).toContain('Nothing was saved.');
  expect(document.activeElement?.closest('tr')).toBe(said.closest('tr'));
  // The error belongs to its user: it goes with them.
  await press('Remove Maja Lund', said.closest('tr') as Element);
  expect(screen.queryByText('A user with this e-mail already exists.')).toBeNull();
  expect(screen.getByText('first@nordlys.example')).toBeTruthy();
});

it('asks before a product takes assigned projects along', async () => {
  await show();
  await press('Assign projects');
  await user.click(await dialog().findByRole('checkbox', { name: /^Rainwear/ }));
  await pressInDialog('Assign');
  const sonar = () => screen.getByLabelText<HTMLInputElement>(/^Sonar/);
  await user.click(sonar());
  expect(dialog().getByText('Rainwear')).toBeTruthy();
  expect(sonar().checked).toBe(true);
  await pressInDialog('Remove product');
  expect(sonar().checked).toBe(false);
  expect(screen.getByText('No projects assigned yet.')).toBeTruthy();
});

it('asks before it is left with entries, and says that the users are not saved', async () => {
  await show();
  await addUser('maja@nordlys.example');
  await press('Cancel');
  expect((await screen.findByRole('dialog')).textContent).toContain('1 user you added isn’t saved.');
  await pressInDialog('Leave without saving');
  expect(await screen.findByRole('heading', { name: 'All of them' })).toBeTruthy();
});
