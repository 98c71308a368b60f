import { holds, type Role } from '@soundings/contract/access/permissions';
import type { ProjectRow } from '@soundings/contract/projects/projects';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ListResultsProvider } from '#/features/projects/list/list-results.ts';
import { ProjectRows } from '#/features/projects/list/project-rows.tsx';
import type { ContentView } from '#/features/projects/list-search.ts';
import { ProjectTypesProvider } from '#/features/projects/types/type-on-web.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { listResults } from './list-results.ts';
import { typesOnWeb } from './types-on-web.ts';

const rowOf = (projectName: string, more: Partial<ProjectRow>): ProjectRow => ({
  id: projectName.toLowerCase(),
  projectName,
  projectType: 'SCOUTV2',
  createdBy: { id: 'maria', name: 'Maria Kern' },
  createdOn: '2026-11-18T09:00:00.000Z',
  active: true,
  dataSets: null,
  demo: false,
  dataStructure: null,
  activeSharing: false,
  formed: null,
  collectedFrom: null,
  collectedTill: null,
  dataFrom: null,
  result: null,
  ...more,
});
const survey = rowOf('Survey', { projectType: 'RESONANCE', dataStructure: 'respondents' });
const messages = rowOf('Messages', { projectType: 'RESONANCE', dataStructure: 'messages' });
const bikes = rowOf('Bikes', { projectType: 'SONAR', dataSets: 17, formed: true });
const banks = rowOf('Banks', {
  projectType: 'SONAR',
  dataSets: 41,
  dataFrom: '2026-10-01T08:00:00Z',
  collectedFrom: '2026-03-01',
  collectedTill: '2026-09-30',
});
const boats = rowOf('Boats', {
  projectType: 'SONAR',
  dataSets: 3,
  demo: true,
  collectedFrom: '2026-09-01',
  collectedTill: '2026-11-20',
});
const ferries = rowOf('Ferries', {
  projectType: 'SONAR',
  dataSets: 24,
  dataFrom: '2026-09-30T19:46:00.000Z',
  collectedFrom: '2026-03-01',
  collectedTill: '2026-09-30',
  result: {
    kind: 'sonar',
    brand: 'Rimfrost',
    isOwn: true,
    powerrank: 73.5,
    prevPowerrank: 72.2,
    rank: 13,
    brands: 24,
    provisional: false,
    shortGrowth: { range: 'comparable', networks: ['INSTAGRAM'], since: '2026-09-28', days: 3, of: 28 },
    startDate: '2026-09-30',
    endDate: '2026-09-30',
    points: [70, null, 73.5],
  },
});
const board = rowOf('Board', { activeSharing: true });
const old = rowOf('Old', { projectType: 'ID8', active: false });
const projects = [survey, messages, bikes, banks, boats, ferries, board, old];

const show = async (
  role: Role,
  view: ContentView = 'cards',
  answer: (path: string) => Response = () => Response.json({ done: true }),
) => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    calls.push(`${init.method} ${path}`);
    return answer(path);
  });
  const list = () => (
    <ProjectTypesProvider value={typesOnWeb}>
      <ListResultsProvider value={listResults}>
        <ProjectRows
          projects={projects}
          view={view}
          sort="-createdOn"
          onSort={() => {}}
          isStale={false}
          may={(permission) => holds(role, permission)}
        />
      </ListResultsProvider>
    </ProjectTypesProvider>
  );
  const router = createRouter({ routeTree: createRootRoute({ component: list }), history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
  await screen.findByText('Survey');
  return calls;
};
const menus = () =>
  screen.queryAllByRole('button', { name: /^Actions for/ }).map((button) => button.getAttribute('aria-label'));
const openMenu = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
  return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
};
const choose = (name: string) => userEvent.click(screen.getByRole('menuitem', { name }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('gives a global admin the menu of every project, in cards and in the table', async () => {
  await show('ROLE_GLOBAL_ADMIN');
  expect(menus()).toHaveLength(projects.length);
  expect(await openMenu('Board')).toEqual(['Open', 'Edit', 'Share', 'Deactivate', 'Delete']);
  cleanup();
  await show('ROLE_GLOBAL_ADMIN', 'table');
  expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeTruthy();
  expect(await openMenu('Old')).toEqual(['Edit', 'Activate', 'Delete']);
});

it('says of an inactive project that it is that, and nothing of results', async () => {
  await show('ROLE_GLOBAL_USER');
  const cardOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(cardOf('Survey')).toContain('No results yet');
  expect(cardOf('Old')).toContain('Inactive');
  expect(cardOf('Old')).not.toContain('yet');
});

it('gives everyone else a menu on Sonar cards only, and no column of actions', async () => {
  await show('ROLE_CUSTOMER');
  expect(menus()).toEqual(['Actions for Bikes', 'Actions for Banks', 'Actions for Boats', 'Actions for Ferries']);
  expect(await openMenu('Bikes')).toEqual(['Collect data']);
  expect(screen.getByRole('menuitem').getAttribute('href')).toBe('/project/sonar/collect-data/bikes');
  cleanup();
  await show('ROLE_COMPANY_ADMIN', 'table');
  expect(menus()).toEqual([]);
  expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
});

it('leads to the edit page of the type', async () => {
  await show('ROLE_COMPANY_ADMIN');
  await openMenu('Bikes');
  expect(screen.getByRole('menuitem', { name: 'Edit' }).getAttribute('href')).toBe('/projects/edit/sonar/bikes');
});

it('opens a survey and what was collected, and says of others why they do not open', async () => {
  await show('ROLE_GLOBAL_ADMIN');
  expect(screen.getByRole('link', { name: 'Survey' }).getAttribute('href')).toBe('/project/resonance/survey');
  expect(screen.getByRole('link', { name: 'Banks' }).getAttribute('href')).toBe('/project/sonar/banks');
  expect(screen.getByRole('link', { name: 'Boats' }).getAttribute('href')).toBe('/project/sonar/boats');
  const closed = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-disabled') === 'true');
  expect(closed.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    ['Bikes', 'Old'].map((name) => [name, null]),
  );
  expect(screen.getByRole('button', { name: 'Messages' }).getAttribute('aria-description')).toMatch(/^Opens/);
  await userEvent.hover(screen.getByText('Bikes'));
  expect((await screen.findByRole('tooltip')).textContent).toContain('Collect or import data first');
});

it.each(['cards', 'table'] as const)('offers to collect in place where nothing was collected: %s', async (view) => {
  await show('ROLE_CUSTOMER', view);
  const links = screen.getAllByRole('link', { name: /^Collect data for/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/project/sonar/collect-data/bikes']);
});

it.each(['cards', 'table'] as const)('says of invented figures that they are: %s', async (view) => {
  await show('ROLE_GLOBAL_ADMIN', view);
  expect(
    screen.getAllByRole('img', { name: 'Demo data' }).map((badge) => badge.closest('li, tr')?.textContent),
  ).toEqual([expect.stringContaining('Boats')]);
});

it('lists what Sonar has collected, and that it has not, in the table too', async () => {
  await show('ROLE_GLOBAL_ADMIN', 'table');
  const rowOfTable = (name: string) => screen.getByText(name).closest('tr')?.textContent;
  expect(rowOfTable('Bikes')).toMatch(/17.*No data collected/);
  expect(rowOfTable('Banks')).toMatch(/41.*01\.03\. – 30\.09\.2026/);
  expect(rowOfTable('Boats')).toMatch(/3.*01\.09\. – 20\.11\.2026/);
});

it.each(['ROLE_GLOBAL_ADMIN', 'ROLE_GLOBAL_USER', 'ROLE_COMPANY_ADMIN', 'ROLE_COMPANY_USER', 'ROLE_CUSTOMER'] as const)(
  'leads %s to where data is collected, whether there is some or not',
  async (role) => {
    await show(role);
    for (const [name, path] of [
      ['Bikes', '/project/sonar/collect-data/bikes'],
      ['Banks', '/project/sonar/collect-data/banks'],
    ] as const) {
      await openMenu(name);
      expect(screen.getByRole('menuitem', { name: 'Collect data' }).getAttribute('href')).toBe(path);
      await userEvent.keyboard('{Escape}');
    }
  },
);

it('shows what Sonar has collected', async () => {
  await show('ROLE_GLOBAL_ADMIN');
  const cardOf = (name: string) => screen.getByText(name).closest('li')?.textContent;
  expect(cardOf('Bikes')).toMatch(/No data collected.*17/);
  expect(cardOf('Banks')).toMatch(/41.*01\.03\.2026 – 30\.09\.2026/);
  expect(cardOf('Board')).not.toContain('Collected');
});

it.each([
  [
    'Board',
    'Deactivate',
    'Deactivate Board?',
    'link and password',
    'Deactivate project',
    'POST /api/project/deactivate/board',
  ],
  ['Old', 'Activate', 'Activate Old?', 'again', 'Activate project', 'POST /api/project/activate/old'],
  ['Board', 'Delete', 'Delete Board?', 'Everything in it', 'Delete project', 'DELETE /api/scout-v2/board'],
  ['Old', 'Delete', 'Delete Old?', 'Everything in it', 'Delete project', 'DELETE /api/id8/old'],
  ['Banks', 'Delete', 'Delete Banks?', 'Everything in it', 'Delete project', 'DELETE /api/sonar/banks'],
  ['Survey', 'Delete', 'Delete Survey?', 'Everything in it', 'Delete project', 'DELETE /api/resonance/survey'],
])('%s: asks before it does “%s”', async (name, action, title, effect, verb, sent) => {
  const calls = await show('ROLE_GLOBAL_ADMIN');
  await openMenu(name);
  await choose(action);
  const dialog = await screen.findByRole('dialog', { name: title });
  expect(dialog.textContent).toContain(effect);
  expect(calls).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: verb }));
  await waitFor(() => expect(calls).toEqual([sent]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows in the list how a project is shared, by the panel of its page', async () => {
  const info = { ...board, link: 'https://s.example/scout/Board', projectPassword: 'mHkaVf6BJ2wXbyYTtxiU' };
  const rest = { finalMessagesLink: 'https://s.example/final', finalMessagesPassword: 'x', linkExpiresOn: null };
  const calls = await show('ROLE_GLOBAL_ADMIN', 'table', (path) =>
    Response.json(path.includes('edit-info') ? { ...info, ...rest } : { content: [], totalElements: 0 }),
  );
  await openMenu('Board');
  await choose('Share');
  const dialog = within(await screen.findByRole('dialog', { name: 'Share Board' }));
  expect(((await dialog.findByLabelText('Link')) as HTMLInputElement).value).toBe(info.link);
  expect((dialog.getByLabelText('Password') as HTMLInputElement).value).toBe(info.projectPassword);
  expect(dialog.getByRole<HTMLInputElement>('switch', { name: 'Share this project' }).checked).toBe(true);
  expect(dialog.getByDisplayValue(rest.finalMessagesLink)).toBeTruthy();
  expect(calls[0]).toBe('GET /api/project/edit-info/board');
});

it.each(['cards', 'table'] as const)('shows the powerrank of the own brand and its place: %s', async (view) => {
  await show('ROLE_GLOBAL_ADMIN', view);
  const words = screen.getByText('Ferries').closest('li, tr')?.textContent;
  expect(words).toContain('73.5');
  expect(words).toContain('13th of 24 brands');
  expect(await screen.findByTitle('Growth is known since 28.09.2026: 3 of 28 days (Instagram)')).toBeTruthy();
  if (view === 'cards') expect(words).toMatch(/Powerrank, Rimfrost.* 1\.3.*Collected 30\.09\.2026/);
});

it('marks what is switched off, and nothing that is as usual', async () => {
  await show('ROLE_GLOBAL_ADMIN', 'table');
  const states = screen.getAllByRole('cell', { name: /^(Active|Inactive)$/ });
  expect(states.map((state) => state.closest('tr')?.textContent)).toEqual([expect.stringContaining('Old')]);
});
