import type { AccountCollection, SocialLink } from '@soundings/contract/sonar/brands';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { formatMoment } from '#/lib/format.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import type { Brand } from '../../brands/brand-fields.ts';
import { HintHost } from './hints.tsx';
import { NetworkMarks } from './network-marks.tsx';

const checkedOn = '2026-11-20T06:14:00.000Z';
const link = (more: Partial<SocialLink> = {}): SocialLink => ({
  url: 'https://www.instagram.com/fjord_outdoor/',
  key: 'fjord_outdoor',
  status: 'SUCCESS',
  reason: 'confirmed',
  evidence: 'footer',
  isSelected: true,
  checkedOn,
  collection: null,
  ...more,
});
const brand = (more: Partial<Brand> = {}): Brand => ({
  id: 'a',
  projectId: 'p',
  count: 1,
  country: 'DK',
  brandCompany: 'Fjord',
  domain: 'fjord.dk',
  competitorType: 'All',
  inEcosystem: false,
  inFocus: false,
  myCompany: false,
  categories: [],
  groups: [],
  products: [],
  services: [],
  socials: {},
  missing: {},
  crawlState: null,
  crawledOn: null,
  crawlReason: null,
  logo: null,
  ...more,
});
const show = (more: Partial<Brand>) =>
  renderForTest(
    <HintHost>
      <NetworkMarks brand={brand(more)} network="INSTAGRAM" />
    </HintHost>,
  );
const signs = () => [...document.querySelectorAll('[data-sign]')].map((sign) => sign.getAttribute('data-sign'));

it('shows a link that works, leads there in a new tab, and says all of it in its name', async () => {
  await show({ socials: { INSTAGRAM: [link()] } });
  const mark = screen.getByRole('link');
  expect(signs()).toEqual(['works']);
  expect(mark.getAttribute('href')).toBe('https://www.instagram.com/fjord_outdoor/');
  expect(mark.getAttribute('target')).toBe('_blank');
  expect(mark.getAttribute('rel')).toContain('noopener');
  expect(mark.getAttribute('aria-label')).toBe(
    `Instagram: Found, and its page responded. instagram.com/fjord_outdoor Found in the page footer, checked ${formatMoment(checkedOn)}. Opens in a new tab.`,
  );
});

it('does not call a link good that nobody has checked', async () => {
  const given = link({ reason: 'given', evidence: null, checkedOn: null });
  await show({ socials: { INSTAGRAM: [given] } });
  expect(signs()).toEqual(['given']);
  cleanup();
  await show({ socials: { INSTAGRAM: [{ ...given, collection: collection() }] } });
  expect(signs()).toEqual(['works']);
});

it('leads from a missing link to where it is added', async () => {
  const added: unknown[] = [];
  await renderForTest(
    <HintHost>
      <NetworkMarks brand={brand({})} network="TIKTOK" onAdd={({ id }, network) => added.push([id, network])} />
    </HintHost>,
  );
  fireEvent.click(screen.getByRole('button', { name: /^TikTok: no link\. .* Press to add one\.$/ }));
  expect(added).toEqual([['a', 'TIKTOK']]);
});

it('shows a link that is gone with its cause', async () => {
  await show({ socials: { INSTAGRAM: [link({ status: 'ERROR', reason: 'gone' })] } });
  expect(signs()).toEqual(['error']);
  expect(screen.getByRole('link').getAttribute('aria-label')).toContain('doesn’t know this account (404)');
});

it('has a mark for each of several, and says which is measured', async () => {
  const second = link({ key: 'b', url: 'https://instagram.com/b', isSelected: false, evidence: null, checkedOn: null });
  await show({ socials: { INSTAGRAM: [link(), { ...second, reason: 'given' }] } });
  const labels = screen.getAllByRole('link').map((mark) => mark.getAttribute('aria-label'));
  expect(labels.map((label) => label?.includes('is measured'))).toEqual([true, false]);
  expect(labels[1]).toContain('Entered by a user. instagram.com/b Not checked by a crawl yet.');
});

it.each([
  [
    'the network has its own reason',
    { missing: { INSTAGRAM: 'noneFound' }, crawledOn: checkedOn },
    'don’t link to a profile',
  ],
  ['the site could not be read', { crawlReason: 'robotsForbid', crawledOn: checkedOn }, 'robots.txt forbids'],
  ['nobody has looked', {}, 'Not searched for yet.'],
] as const)('tells why there is none: %s', async (_, more, words) => {
  await show(more);
  expect(signs()).toEqual(['none']);
  expect(screen.getByRole('button').getAttribute('aria-label')).toContain(words);
});

it.each([
  ['waiting', 'Instagram: waiting to be read'],
  ['reading', 'Instagram: being read'],
] as const)('shows where a crawl stands while there is none: %s', async (crawlState, label) => {
  await show({ crawlState });
  expect(signs()).toEqual([crawlState]);
  expect(screen.getByRole('img', { name: label })).toBeTruthy();
});

it('keeps a link in sight while its brand is read again', async () => {
  await show({ crawlState: 'reading', socials: { INSTAGRAM: [link()] } });
  expect(signs()).toEqual(['works']);
});

it('tells a finger what a link is, and does not lead it away', async () => {
  await show({ socials: { INSTAGRAM: [link()] } });
  const mark = screen.getByRole('link');
  fireEvent.pointerDown(mark, { pointerType: 'touch' });
  expect(fireEvent.click(mark)).toBe(false);
  const hint = await screen.findByRole('tooltip');
  expect(hint.textContent).toContain('instagram.com/fjord_outdoor');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(screen.queryByRole('tooltip')).toBeNull();
});

const collection = (more: Partial<AccountCollection> = {}): AccountCollection => ({
  reason: 'collected',
  source: 'demo',
  from: '2026-09-01',
  till: '2026-11-20',
  collectedOn: checkedOn,
  earliest: { followers: '2026-11-21', posts: '2026-09-01' },
  ...more,
});
it('tells how an account was collected: how, whence, which days, when, and from when on each figure is known', async () => {
  await show({ socials: { INSTAGRAM: [link({ collection: collection() })] } });
  expect(signs()).toEqual(['works']);
  const mark = screen.getByRole('link');
  expect(mark.getAttribute('aria-label')).toContain(
    `Collected. Demo data: invented, not measured. Data from 01.09.2026 to 20.11.2026. Collected on ${formatMoment(checkedOn)}. Earliest data: followers 21.11.2026, posts 01.09.2026. Opens in a new tab.`,
  );
  fireEvent.pointerDown(mark, { pointerType: 'touch' });
  fireEvent.click(mark);
  expect((await screen.findByRole('tooltip')).textContent).toContain('followerssince 21.11.2026');
});

const never = { source: null, from: null, till: null, collectedOn: null, earliest: {} };
it.each([
  ['partly', {}, 'partly', /Partly collected/],
  ['hidden', {}, 'works', /hides some of its figures/],
  ['gone', never, 'failed', /doesn’t exist on this network, or no longer does\. Opens/],
  ['noSource', never, 'works', /no key for this network/],
  // What earlier runs gave is still there.
  ['quotaSpent', { source: 'api' }, 'failed', /daily quota is used up\. Directly from the network\. Data from 01\.09/],
] as const)(
  'has one mark a link, which tells how collecting ended where that was not well: %s',
  async (reason, more, sign, words) => {
    await show({ socials: { INSTAGRAM: [link({ collection: collection({ reason, ...more }) })] } });
    expect(signs()).toEqual([sign]);
    expect(screen.getByRole('link').getAttribute('aria-label')).toMatch(words);
  },
);

it('marks a wrong link as wrong, however its account was collected', async () => {
  await show({
    socials: { INSTAGRAM: [link({ status: 'ERROR', reason: 'gone', collection: collection({ reason: 'gone' }) })] },
  });
  expect(signs()).toEqual(['error']);
});

it('says nothing of collecting where that was never tried', async () => {
  await show({ socials: { INSTAGRAM: [link()] } });
  expect(signs()).toEqual(['works']);
  expect(screen.getByRole('link').getAttribute('aria-label')).not.toMatch(/ollected/);
});
