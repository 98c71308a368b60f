import { notifications } from '@mantine/notifications';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { SonarSource, SourceGiven } from '@soundings/contract/sonar/sources';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { SourcesDrawer } from './sources-drawer.tsx';

const user = userEvent.setup({ delay: null });
const sourceOf = (network: (typeof socialNetworks)[number], change: Partial<SonarSource> = {}): SonarSource =>
  SonarSource.parse({
    ...{ network, kind: 'none', id: null, provider: null, setBy: null, setOn: null, checkedOn: null, outcome: null },
    ...change,
  });
const stored = { kind: 'stored', setBy: 'ada@agency.example', setOn: '2026-11-03T13:05:00.000Z' } as const;

interface Call {
  method: string;
  path: string;
  body: unknown;
  signal: AbortSignal | null | undefined;
}

const serve = (sources: SonarSource[], answer: (call: Call) => [number, unknown] | null = () => [200, {}]) => {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body, signal }: RequestInit) => {
    const call = { method, path, body: body ? JSON.parse(String(body)) : undefined, signal };
    if (method === 'GET') {
      const demo = sources.every(({ kind }) => kind === 'none');
      return new Response(JSON.stringify({ demo, sources }));
    }
    calls.push(call);
    const answered = answer(call);
    if (answered === null) return new Promise(() => {});
    return new Response(JSON.stringify(answered[1]), { status: answered[0] });
  });
  return calls;
};
const show = async () => {
  const shown = await renderForTest(<SourcesDrawer opened onClose={() => {}} />);
  await screen.findByRole('heading', { name: 'Trustpilot' });
  return shown;
};
const cardOf = (name: string) => within(screen.getByRole('listitem', { name }));
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const refusal = (path: string, message: string): [number, unknown] => [
  400,
  { error: { code: 'invalidRequest', message: 'No.', requestId: 'r-1', fields: [{ path, message }] } },
];

beforeEach(() => {
  notifications.clean();
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

it('says whose key each network is asked with, and how it did', async () => {
  serve([
    sourceOf('FACEBOOK', { kind: 'env' }),
    sourceOf('INSTAGRAM', { ...stored, provider: { preset: 'apify' }, outcome: 'keyInvalid', checkedOn: stored.setOn }),
    sourceOf('YOUTUBE', { ...stored, setBy: null, outcome: 'collected', checkedOn: stored.setOn }),
    sourceOf('TIKTOK', { ...stored, id: 'client-7' }),
    ...(['TWITTER', 'LINKEDIN', 'TRUSTPILOT'] as const).map((network) => sourceOf(network)),
  ]);
  await show();
  expect(screen.queryByText(/only demo data is collected/)).toBeNull();
  const facebook = cardOf('Facebook');
  expect(facebook.getByText(/key comes from the server setting SONAR_FACEBOOK_KEY/)).toBeTruthy();
  expect(facebook.getAllByRole('button').map((button) => button.textContent)).toEqual(['Check']);
  expect(cardOf('Instagram').getByText(/Queries Apify\. Stored by ada@agency\.example/)).toBeTruthy();
  expect(cardOf('Instagram').getByText('The key is invalid or has expired.')).toBeTruthy();
  expect(cardOf('YouTube').getByText(/by a deleted user/)).toBeTruthy();
  expect(cardOf('YouTube').getByText('The key works.')).toBeTruthy();
  expect(cardOf('YouTube').getByText(/10,000 units per day/)).toBeTruthy();
  expect(cardOf('YouTube').getByText(/refreshed or deleted within 30 days/)).toBeTruthy();
  expect(cardOf('TikTok').getByText('Client key: client-7')).toBeTruthy();
  expect(cardOf('LinkedIn').getByText(/^Skipped when collecting data/)).toBeTruthy();
  expect(cardOf('LinkedIn').queryByText(/Employees,|, employees/)).toBeNull();
});

it('says that nothing is real while no key is set', async () => {
  serve(socialNetworks.map((network) => sourceOf(network)));
  await show();
  expect(screen.getByText('No key configured: only demo data is collected')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Check YouTube' })).toBeNull();
});

it('takes a key with its id, says at the field what is missing or refused, and sends what the contract takes', async () => {
  let isFirst = true;
  const calls = serve(
    socialNetworks.map((network) => sourceOf(network)),
    () => {
      if (!isFirst) return [200, sourceOf('INSTAGRAM', stored)];
      isFirst = false;
      return refusal('body.id', 'invalidCharacters');
    },
  );
  await show();
  await press('Enter key for Instagram');
  const dialog = await screen.findByRole('dialog', { name: 'Key for Instagram' });
  const secret = within(dialog).getByLabelText(/^Access token/) as HTMLInputElement;
  const id = within(dialog).getByLabelText(/^ID of your own professional account/) as HTMLInputElement;
  expect(secret.type).toBe('password');
  await press('Save key');
  expect(within(dialog).getAllByText('Fill in this field.')).toHaveLength(2);
  expect(document.activeElement).toBe(id);
  fireEvent.change(id, { target: { value: '17 8' } });
  fireEvent.change(secret, { target: { value: 'token-1' } });
  await press('Save key');
  expect(await within(dialog).findByText('Some characters aren’t allowed here.')).toBeTruthy();
  fireEvent.change(id, { target: { value: '178' } });
  expect(within(dialog).queryByText('Some characters aren’t allowed here.')).toBeNull();
  await press('Save key');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Key for Instagram' })).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(
    Array(2).fill('PUT /api/sonar/sources/INSTAGRAM'),
  );
  expect(SourceGiven.parse(calls[1]?.body)).toEqual({ secret: 'token-1', id: '178', provider: null });
});

it('takes another provider, and shows where the server refuses its address', async () => {
  const calls = serve(
    socialNetworks.map((network) => sourceOf(network)),
    () => refusal('body.provider.baseUrl', 'httpsOnly'),
  );
  await show();
  await press('Enter key for Trustpilot');
  await user.click(await screen.findByText('Another provider'));
  const fill = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill(/^Token/, 'token-1');
  fill(/^Address/, 'http://reviews.example');
  fill(/^Path(?! to)/, '/{handle}');
  await press('Save key');
  expect(screen.getByText('Fill in at least one path, or specify where the posts are.')).toBeTruthy();
  fill(/^Path to rating/, 'stats.stars');
  await press('Save key');
  expect(await screen.findByText('The address must start with https://.')).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByLabelText(/^Address/));
  expect(SourceGiven.parse(calls[0]?.body).provider).toMatchObject({
    baseUrl: 'http://reviews.example',
    gauges: { score: 'stats.stars' },
    header: { name: 'Authorization', prefix: 'Bearer ' },
  });
});

it('checks with a real call, and ends it when it is left', async () => {
  const sources = socialNetworks.map((network) => sourceOf(network, stored));
  let isSlow = false;
  const calls = serve(sources, () => {
    sources[2] = sourceOf('YOUTUBE', { ...stored, outcome: 'quotaSpent', checkedOn: stored.setOn });
    return isSlow ? null : [200, sources[2]];
  });
  const { unmount } = await show();
  await press('Check YouTube');
  expect(await cardOf('YouTube').findByText('The key’s daily quota is used up.')).toBeTruthy();
  isSlow = true;
  await press('Check Twitter');
  expect(cardOf('Twitter').getByText(/^Checking Twitter …/)).toBeTruthy();
  expect(calls.at(-1)?.signal?.aborted).toBe(false);
  unmount();
  expect(calls.at(-1)?.signal?.aborted).toBe(true);
});

it('asks before it forgets a key', async () => {
  const calls = serve(socialNetworks.map((network) => sourceOf(network, stored)));
  await show();
  await press('Delete the key for TikTok');
  const question = await screen.findByRole('dialog', { name: 'Delete the key for TikTok?' });
  expect(calls).toEqual([]);
  expect(within(question).getByText(/^TikTok will then be skipped/)).toBeTruthy();
  await user.click(within(question).getByRole('button', { name: 'Delete key' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Delete the key/ })).toBeNull());
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['DELETE /api/sonar/sources/TIKTOK']);
});

it('says what becomes of collecting without the last key', async () => {
  serve(socialNetworks.map((network) => sourceOf(network, network === 'TIKTOK' ? stored : {})));
  await show();
  await press('Delete the key for TikTok');
  expect(await screen.findByText(/^This is the only key/)).toBeTruthy();
});
