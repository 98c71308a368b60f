import type { CollectPlan } from '@soundings/contract/sonar/collect';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { PlanDialog } from './plan-dialog.tsx';

type NetworkPlan = CollectPlan['networks'][number];
const network = (name: NetworkPlan['network'], more: Partial<NetworkPlan> = {}): NetworkPlan => ({
  network: name,
  accounts: 24,
  source: 'api',
  calls: 100,
  units: 0,
  unitsADay: null,
  usd: 0,
  ...more,
});
const planOf = (more: Partial<CollectPlan> = {}): CollectPlan => ({
  accounts: 60,
  from: '2026-09-01',
  till: '2026-11-20',
  calls: 1420,
  usd: 0,
  demo: false,
  replacesDemo: false,
  networks: [network('FACEBOOK')],
  withoutSource: [],
  more: 0,
  emptyScores: [],
  ...more,
});

const pressed: string[] = [];
const show = async (answer: () => Response | Promise<Response>) => {
  vi.stubGlobal('fetch', async () => answer());
  await renderForTest(
    <PlanDialog
      projectId="0"
      opened
      isBusy={false}
      onConfirm={() => void pressed.push('confirm')}
      onClose={() => void pressed.push('close')}
      onFindProfiles={() => void pressed.push('find')}
      onAddLinks={() => void pressed.push('add')}
    />,
  );
};
const showPlan = async (more: Partial<CollectPlan>) => {
  await show(() => Response.json(planOf(more)));
  return screen.findByRole('table');
};
const row = (name: RegExp) => screen.getByRole('row', { name }).textContent;

afterEach(() => {
  vi.unstubAllGlobals();
  pressed.length = 0;
});

it('reports days, calls and cost, and by network what each takes of its quota', async () => {
  const youtube = network('YOUTUBE', { calls: 420, units: 420, unitsADay: 10_000 });
  const twitter = network('TWITTER', { source: 'provider', usd: 0.24 });
  await showPlan({ usd: 0.24, networks: [network('FACEBOOK'), youtube, twitter] });
  const dialog = screen.getByRole('dialog', { name: 'Collect data from 60 accounts?' });
  for (const text of ['01.09.2026 – 20.11.2026', 'about 1,420', 'about 0.24 USD']) {
    expect(dialog.textContent).toContain(text);
  }
  expect(row(/YouTube/)).toContain('420 of 10,000 units per day');
  expect(row(/YouTube/)).not.toContain('next run');
  expect(row(/Twitter/)).toMatch(/\(provider\).*0\.24$/);
  expect(dialog.textContent).not.toMatch(/invent|skipped/);
  await userEvent.click(screen.getByRole('button', { name: 'Collect 60 accounts' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(pressed).toEqual(['confirm', 'close']);
});

it('says what a quota leaves for the next run', async () => {
  await showPlan({ networks: [network('YOUTUBE', { units: 12_000, unitsADay: 10_000 })] });
  expect(row(/YouTube/)).toContain('12,000 of 10,000 units per day The rest will be collected in the next run.');
});

it('says that figures will be invented, and that this costs nothing', async () => {
  await showPlan({ demo: true, usd: 0.24, networks: [network('TWITTER', { source: 'demo', usd: 0.24 })] });
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain('so Soundings invents the figures. Every screen says “Demo data”');
  expect(within(dialog).getByText('none: no network is queried')).toBeTruthy();
  expect(within(dialog).queryByText(/about 0\.24/)).toBeNull();
});

it('says that invented figures go before measured ones come', async () => {
  await showPlan({ replacesDemo: true });
  expect(screen.getByRole('dialog').textContent).toContain('This project’s demo data is deleted first');
});

const left = { datasetId: 'a', brandCompany: 'Fjord', network: 'TIKTOK', url: 'x', reason: 'noSource' } as const;

it('names the accounts that are left out, and how many more', async () => {
  const tiktok = network('TIKTOK', { source: null, accounts: 13, calls: 0 });
  await showPlan({ networks: [network('FACEBOOK'), tiktok], withoutSource: [left], more: 12 });
  // On phones the reason stands under the name; the style sheet hides one of the two.
  expect(row(/TikTok/)).toBe('TikTokskipped: no key13skipped: no key');
  await userEvent.click(screen.getByText(/^13 accounts are skipped: their networks have no key/));
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Fjord, TikTok',
    'and 12 more',
  ]);
});

it('says which scores nothing of the run can fill', async () => {
  await showPlan({ emptyScores: ['trust'] });
  expect(screen.getByText('Trust will stay empty')).toBeTruthy();
  expect(screen.getByText('Trust needs a Trustpilot rating, or both lists and followers on Twitter.')).toBeTruthy();
});

it.each([
  ['no network has a key', { networks: [network('TIKTOK', { source: null })], withoutSource: [left] }, /has a key/],
])('says why nothing can be collected: %s', async (_, more, reason) => {
  await show(() => Response.json(planOf({ ...more, accounts: 0, calls: 0, from: null, till: null })));
  expect(await screen.findByText(reason)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Collect data' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(button);
  expect(pressed).toEqual([]);
});

it('leads on where no brand has a link yet', async () => {
  await show(() => Response.json(planOf({ networks: [], accounts: 0, calls: 0, from: null, till: null })));
  expect(await screen.findByText(/No brand has a working link yet/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Find profiles' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add links' }));
  expect(pressed).toEqual(['find', 'add']);
});

it('cannot be confirmed while the plan is not there', async () => {
  await show(() => new Promise<Response>(() => undefined));
  expect(screen.getByRole('dialog', { name: 'Collect data' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Collect data' }));
  expect(pressed).toEqual([]);
});
