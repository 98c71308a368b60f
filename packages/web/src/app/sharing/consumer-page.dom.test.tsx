import type { PublicBrand } from '@soundings/contract/settings/brand';
import { QueryClient, useQuery } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
  useParams,
} from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openShared } from '#/features/projects/sharing/sharing.api.ts';
import { storePassword } from '#/features/projects/sharing/visit.ts';
import { ApiError } from '#/lib/api/api-error.ts';
import type { ConsumerVisit } from '#/lib/api/consumer-visit.ts';
import { startBrand } from '#/lib/brand.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ConsumerPage } from './consumer-page.tsx';

const name = 'A/B: 100% größer? #1 & "x" %25';
const password = 'Right-Password-12345';
const refused = (status: number, code: string, details: object = {}) =>
  Response.json({ error: { code, message: '', requestId: 'r', ...details } }, { status });
const noLogo = (): Response | Promise<Response> => Response.json(null);
const opened = () => Response.json({ projectName: name, projectType: 'ID8', brand: null });

function Opened({ visit }: { visit: ConsumerVisit }) {
  const { data } = useQuery({
    queryKey: [...visit.key, 'data'],
    staleTime: 60_000,
    queryFn: () => visit.ask((credentials) => openShared(visit.part, credentials)),
  });
  return data === undefined ? null : <p>Opened</p>;
}

const show = async (answer: () => Response | Promise<Response>, projectName = name, logo = noLogo) => {
  const asked: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (address === '/api/consumer/logo') return logo();
    asked.push({ address, body: JSON.parse(String(init.body)) });
    return answer();
  });
  const visits: ConsumerVisit[] = [];
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/id8/$projectName',
    component: () => (
      <ConsumerPage part="ID8" projectName={String(useParams({ strict: false }).projectName)}>
        {(visit) => {
          visits.push(visit);
          return <Opened visit={visit} />;
        }}
      </ConsumerPage>
    ),
  });
  const history: RouterHistory = createMemoryHistory({ initialEntries: [`/id8/${encodeURIComponent(projectName)}`] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  const filled = vi.spyOn(QueryClient.prototype, 'setQueryData');
  await renderForTest(<RouterProvider router={router as never} />);
  return { asked, visits, filled, history };
};
const setBrand = async (brand: Partial<PublicBrand> | null) => {
  const footer = { imprint: '', privacy: '', conditions: '', contact: '', help: '' };
  const data = document.createElement('script');
  data.id = 'brand';
  data.type = 'application/json';
  data.textContent = JSON.stringify({ name: '', accentColor: '', logo: null, footer, ...brand });
  document.head.replaceChildren(data);
  await startBrand();
};
const picture = { address: '/api/picture/11111111-1111-4111-8111-111111111111', width: 300, height: 80 };
const pictures = () => [...document.querySelectorAll('img')].map((image) => [image.alt, image.getAttribute('src')]);
const enter = async (given: string) => {
  await userEvent.type(await screen.findByLabelText('Project password'), given);
  await userEvent.click(screen.getByRole('button', { name: 'Open project' }));
};
const stored = () => JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });

afterEach(async () => {
  await setBrand(null);
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('names the project of the address, whatever signs it holds, and asks for nothing until there is a password', async () => {
  const { asked } = await show(opened);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe(name);
  expect(document.title).toBe(`${name} · Soundings`);
  await userEvent.click(screen.getByRole('button', { name: 'Open project' }));
  expect(await screen.findByText('Enter the password.')).toBeTruthy();
  expect(asked).toEqual([]);
});

it('opens the project once and holds its password for the session of this tab only', async () => {
  const { asked, visits, filled, history } = await show(opened);
  await enter(password);
  await screen.findByText('Opened');
  expect(asked).toEqual([{ address: '/api/consumer/id8', body: { projectName: name, projectPassword: password } }]);
  expect({ ...sessionStorage }).toEqual({ [`CONSUMER ID8 ${name}`]: password });
  expect(JSON.stringify({ ...localStorage })).not.toContain(password);
  expect(history.location.href).not.toContain(password);
  expect(JSON.stringify(visits)).not.toContain(password);
  expect(JSON.stringify(filled.mock.calls)).not.toContain(password);
});

it('does not ask again after a reload, but asks the server', async () => {
  storePassword('ID8', name, password);
  const { asked } = await show(opened);
  await screen.findByText('Opened');
  expect(screen.queryByLabelText('Project password')).toBeNull();
  expect(asked).toHaveLength(1);
});

it('takes the password of another part or of another project for none', async () => {
  storePassword('FINAL_MESSAGES', name, password);
  storePassword('ID8', 'Another project', password);
  const { asked } = await show(opened);
  await screen.findByLabelText('Project password');
  expect(asked).toEqual([]);
});

it('says that name or password is wrong and holds nothing', async () => {
  await show(() => refused(403, 'wrongCredentials'));
  await enter('wrong');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Link or password is incorrectCheck the link and the password, then try again.',
  );
  expect(stored()).not.toContain('wrong');
});

it.each([
  ['no data', refused(404, 'noDataCollectedYet'), 'No data has been collected yet'],
  ['too many tries', refused(429, 'tooManyRequests', { retryAfterSeconds: 700 }), 'Try again in 12 minutes.'],
  ['no connection', null, 'The server couldn’t be reached.'],
])('says why the gate stays shut: %s', async (_, answer, text) => {
  await show(() => answer ?? Promise.reject(new TypeError('no network')));
  await enter(password);
  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(stored()).not.toContain(password);
});

it('shuts at the very next refusal, forgets the password and what it opened, and says so', async () => {
  const { visits } = await show(opened);
  await enter(password);
  await screen.findByText('Opened');
  const visit = visits.at(-1);
  await expect(visit?.ask(() => Promise.reject(new Error('of the page itself')))).rejects.toThrow();
  expect(stored()).toContain(password);
  await expect(visit?.ask(() => Promise.reject(new ApiError('wrongCredentials', 403)))).rejects.toThrow();
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Your access to this project has ended, or the password has changed',
  );
  expect(screen.getByLabelText<HTMLInputElement>('Project password').value).toBe('');
  expect(stored()).not.toContain(password);
});

it('shuts after a reload where sharing was switched off meanwhile', async () => {
  storePassword('ID8', name, password);
  await show(() => refused(403, 'wrongCredentials'));
  expect((await screen.findByRole('alert')).textContent).toContain('Your access to this project has ended');
  expect(stored()).not.toContain(password);
});

it('lets an old answer not shut what a new password has opened', async () => {
  const { visits } = await show(opened);
  await enter(password);
  await screen.findByText('Opened');
  const late = visits.at(-1)?.ask(async () => {
    storePassword('ID8', name, 'New-Password-123456');
    throw new ApiError('wrongCredentials', 403);
  });
  await expect(late).rejects.toThrow();
  expect(stored()).toContain('New-Password-123456');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('forgets the password when one leaves, without a reproach', async () => {
  await show(opened);
  await enter(password);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  await screen.findByLabelText('Project password');
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(stored()).not.toContain(password));
});

describe('the agency’s brand', () => {
  it('stands at the gate with its name, logo, colour and footer, from the first moment', async () => {
    const footer = {
      imprint: 'https://umbra.example/i',
      privacy: '',
      conditions: '',
      contact: '',
      help: 'h@umbra.example',
    };
    await setBrand({ name: 'Umbra <i>', accentColor: '#ffb000', logo: picture, footer });
    await show(opened);
    await screen.findByRole('heading', { level: 1 });
    expect(document.title).toBe(`${name} · Umbra <i>`);
    expect(screen.getByText('Umbra <i>')).toBeTruthy();
    expect(pictures()).toEqual([['', picture.address]]);
    const link = (label: string) => screen.getByRole('link', { name: label }).getAttribute('href');
    expect([link('Imprint'), link('Help')]).toEqual(['https://umbra.example/i', 'mailto:h@umbra.example']);
    const rules = [...document.querySelectorAll('#root style, body style')].map((style) => style.textContent).join('');
    expect(rules).toContain(':root[data-mantine-color-scheme="dark"]{--brand:#ffb000');
    expect(rules).toContain(':root[data-mantine-color-scheme="light"]{--brand:');
    expect(rules).not.toContain('light"]{--brand:#ffb000');
  });

  it('gives way to the customer’s logo, and never shows before that is known', async () => {
    await setBrand({ name: 'Umbra', logo: picture });
    const known = Promise.withResolvers<Response>();
    await show(opened, name, () => known.promise);
    await enter(password);
    await screen.findByText('Opened');
    expect(pictures()).toEqual([]);
    known.resolve(Response.json({ companyName: 'Möwe', logo: { ...picture, address: '/api/picture/2' } }));
    await waitFor(() => expect(pictures()).toEqual([['Möwe', '/api/picture/2']]));
  });

  it('stays where no single customer has a logo, or nobody can tell', async () => {
    await setBrand({ name: 'Umbra', logo: picture });
    await show(opened, name, () => refused(500, 'somethingWentWrong'));
    await enter(password);
    await screen.findByText('Umbra');
    expect(pictures()).toEqual([['', picture.address]]);
  });
});
