import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { BrandPage } from './brand-page.tsx';

const empty = { name: '', accentColor: '', imprint: '', privacy: '', help: '', logo: null, changedOn: null };
const logo = { address: '/api/picture/1', width: 300, height: 80 };

const show = async (stored: object = empty) => {
  const sent: { method: string; address: string; body: unknown }[] = [];
  let brand: object = { ...empty, ...stored };
  vi.stubGlobal('fetch', async (address: string, { method = 'GET', body }: RequestInit) => {
    if (address === '/api/consumer/brand') return Response.json({ ...brand, footer: {} });
    if (method !== 'GET') {
      sent.push({ method, address, body: body ? JSON.parse(String(body)) : null });
      brand =
        method === 'DELETE' ? { ...brand, logo: null } : { ...brand, ...JSON.parse(String(body)), changedOn: 'now' };
      return Response.json({ done: true });
    }
    return Response.json(brand);
  });
  const root = createRootRoute();
  const page = createRoute({ getParentRoute: () => root, path: '/settings/brand', component: BrandPage });
  const history = createMemoryHistory({ initialEntries: ['/settings/brand'] });
  const router = createRouter({ routeTree: root.addChildren([page]), history });
  await renderForTest(
    <>
      <ToastHost />
      <RouterProvider router={router as never} />
    </>,
  );
  await screen.findByRole('form', { name: 'Your agency' });
  return sent;
};

const user = userEvent.setup({ delay: null });
const type = (label: string, value: string) => {
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.blur(screen.getByLabelText(label));
};
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save changes' });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('saves name, colour and footer, once something was changed', async () => {
  const sent = await show();
  expect(save().disabled).toBe(true);
  type('Name', 'Umbra');
  type('Accent colour', '#00736C');
  type('Imprint', 'https://umbra.example/imprint');
  type('E-mail for help', 'help@umbra.example');
  await user.click(save());
  expect(await screen.findByText('Your agency’s settings have been saved')).toBeTruthy();
  const body = {
    name: 'Umbra',
    accentColor: '#00736C',
    imprint: 'https://umbra.example/imprint',
    privacy: '',
    help: 'help@umbra.example',
  };
  expect(sent).toEqual([{ method: 'PUT', address: '/api/settings/brand', body }]);
  await waitFor(() => expect(save().disabled).toBe(true));
});

it.each([
  ['Accent colour', 'blue', /Enter a colour like/],
  ['Imprint', 'http://umbra.example', /begins with https/],
  ['Privacy', 'javascript:alert(1)', /begins with https/],
  ['E-mail for help', 'nobody', /Enter an e-mail address/],
])('says at once what is wrong with %s, and sends nothing', async (label, value, text) => {
  const sent = await show();
  type(label, value);
  expect(await screen.findByText(text)).toBeTruthy();
  await user.click(save());
  expect(sent).toEqual([]);
});

it('shows in both themes what a colour becomes, with the reason', async () => {
  await show();
  expect(within(screen.getByRole('region', { name: 'Light theme' })).queryByRole('status')).toBeNull();
  type('Accent colour', '#ffb000');
  const verdict = (name: string) => within(screen.getByRole('region', { name })).getByRole('status').textContent;
  expect(verdict('Light theme')).toMatch(
    /^Light theme: #ffb000 is hard to see on the page \(1\.6\s:\s1, 3\s:\s1 needed\)\. #[\da-f]{6} is used instead\.$/,
  );
  expect(verdict('Dark theme')).toMatch(
    /^Dark theme: easy to read\. Contrast 8\.\d\s:\s1 on the page, 10\.\d\s:\s1 for text on buttons\.$/,
  );
});

it('shows the logo on both grounds and removes it once asked twice', async () => {
  const sent = await show({ logo });
  expect(screen.getByAltText('Logo in the light theme').getAttribute('src')).toBe('/api/picture/1');
  expect(screen.getByAltText('Logo in the dark theme, on white')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Remove logo' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove logo' }));
  expect(await screen.findAllByText('No logo yet')).toHaveLength(2);
  expect(sent).toEqual([{ method: 'DELETE', address: '/api/settings/brand/logo', body: null }]);
});

it('refuses an SVG and says why, before it is sent', async () => {
  const sent = await show();
  const svg = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  fireEvent.change(screen.getByLabelText('Logo file'), { target: { files: [svg] } });
  expect(await screen.findByText(/“logo.svg” isn’t a PNG, JPEG or WebP file. SVG files aren’t accepted/)).toBeTruthy();
  expect(sent).toEqual([]);
});
