import { notifications } from '@mantine/notifications';
import type { FoundProfiles } from '@soundings/contract/sonar/brands';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { emptyValues } from '../brand-draft.ts';
import type { BrandFields } from '../brand-fields.ts';
import { BrandDialog, type BrandDialogProps } from './brand-dialog.tsx';

const user = userEvent.setup({ delay: null });
const field = (path: string) => document.querySelector<HTMLInputElement>(`[data-path="${path}"]`) as HTMLInputElement;
const fill = (path: string, value: string) => fireEvent.change(field(path), { target: { value } });
const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const openTab = (name: RegExp) => user.click(screen.getByRole('tab', { name }));
const selectedTab = () => screen.getByRole('tab', { selected: true }).textContent;
const none = { categories: [], groups: [], products: [], services: [] };
const found = (socials: FoundProfiles['socials'], missing: FoundProfiles['missing'] = {}): FoundProfiles => ({
  domain: 'fjord.dk',
  socials,
  missing,
  reason: null,
});
const link = (url: string) =>
  ({ url, key: url, status: 'SUCCESS', reason: 'found', evidence: 'footer', isSelected: true }) as const;

const show = async (props: Partial<BrandDialogProps> = {}) => {
  const saved: BrandFields[] = [];
  let closed = 0;
  await renderForTest(
    <BrandDialog
      opened
      onClose={() => {
        closed += 1;
      }}
      suggestions={none}
      onSave={async (fields) => void saved.push(fields)}
      findProfiles={async () => found({})}
      {...props}
    />,
  );
  await screen.findByRole('dialog');
  return { saved, closed: () => closed };
};

beforeEach(() => {
  notifications.clean();
  // Fields that grow wait for fonts, which happy-dom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
it('opens the tab of the first error, focuses its field and counts the errors', async () => {
  const { saved } = await show();
  await openTab(/Social/);
  await press('Save and close');
  expect(selectedTab()).toContain('General');
  expect(document.activeElement).toBe(field('brandCompany'));
  expect(screen.getByRole('img', { name: '2 errors' })).toBeTruthy();
  fill('brandCompany', 'Fjord');
  expect(screen.getByRole('img', { name: '1 error' })).toBeTruthy();
  fill('domain', 'no domain');
  await press('Save and close');
  expect(screen.getByText(/This isn’t a domain/)).toBeTruthy();
  expect(document.activeElement).toBe(field('domain'));
  expect(saved).toEqual([]);
});

it('takes the country that is typed into the field, and saves none that is in no list', async () => {
  const { saved } = await show();
  fill('brandCompany', 'Arsenal');
  fill('domain', 'arsenal.com');
  await user.click(field('country'));
  await user.keyboard('Nowhere{Enter}');
  expect(screen.getByText('No matching country.')).toBeTruthy();
  expect(saved).toEqual([]);
  await user.click(field('country'));
  await user.keyboard('united k{Enter}');
  expect(field('country').value).toBe('United Kingdom');
  await press('Save and close');
  expect(saved).toMatchObject([{ brandCompany: 'Arsenal', country: 'GB' }]);
});

it('keeps the chosen country where its own name is typed', async () => {
  await show();
  for (const typed of ['germ', 'Germany']) {
    await user.click(field('country'));
    await user.clear(field('country'));
    await user.keyboard(`${typed}{Enter}`);
    expect(field('country').value).toBe('Germany');
  }
});

it('knows the country by the whole domain, not by its first letters, and leaves a chosen one', async () => {
  await show();
  const preset = field('country').value;
  const typed: string[] = [];
  for (const domain of ['www.ne', 'www.nespresso.com', 'nespresso.de']) {
    fill('domain', domain);
    typed.push(field('country').value);
  }
  expect(typed).toEqual(['Niger', preset, 'Germany']);
  await user.click(field('country'));
  await user.keyboard('united k{Enter}');
  fill('domain', 'nespresso.fr');
  expect(field('country').value).toBe('United Kingdom');
});

it('saves what was entered; one link of each network is the measured one', async () => {
  const { saved, closed } = await show();
  fill('brandCompany', ' Fjord ');
  fill('domain', 'fjord.dk');
  await openTab(/Social/);
  fill('socials.FACEBOOK', 'fb.com/a, , fb.com/b');
  await user.click(screen.getByRole('radio', { name: 'fb.com/b' }));
  await openTab(/Project settings/);
  await user.type(field('products'), 'Tents;Boots,');
  await press('Save and close');
  expect(saved).toEqual([
    {
      ...emptyValues,
      brandCompany: 'Fjord',
      domain: 'fjord.dk',
      products: ['Tents', 'Boots'],
      socials: {
        FACEBOOK: [
          { url: 'fb.com/a', isSelected: false },
          { url: 'fb.com/b', isSelected: true },
        ],
      },
    },
  ]);
  expect(closed()).toBe(1);
});

it('stays open and empty to add more', async () => {
  const { saved, closed } = await show();
  fill('brandCompany', 'Fjord');
  fill('domain', 'fjord.dk');
  await press('Save and add more');
  await waitFor(() => expect(field('brandCompany').value).toBe(''));
  expect([field('domain').value, saved.length, closed()]).toEqual(['', 1, 0]);
  expect(document.activeElement).toBe(field('brandCompany'));
  await press('Cancel');
  expect(closed()).toBe(1);
});

it('shows the server’s refusal at the link it is about', async () => {
  const fields = [{ path: 'body.socials.YOUTUBE.1.url', message: 'aVideo' }];
  const { closed } = await show({
    brand: { ...emptyValues, brandCompany: 'Fjord', domain: 'fjord.dk' },
    onSave: async () => {
      throw new ApiError('invalidRequest', 400, { fields });
    },
  });
  await openTab(/Social/);
  fill('socials.YOUTUBE', '@fjord, youtu.be/x');
  await openTab(/General/);
  await press('Save brand');
  expect(await screen.findByText(/^youtu.be\/x: This is a video/)).toBeTruthy();
  expect(selectedTab()).toContain('Social');
  expect(document.activeElement).toBe(field('socials.YOUTUBE'));
  expect(closed()).toBe(0);
});

it('opens at what was refused before', async () => {
  const brand = { ...emptyValues, brandCompany: 'Fjord', domain: 'fjord.dk' };
  await show({ brand, errors: { 'socials.TIKTOK.0.url': 'notAProfile' } });
  expect(selectedTab()).toContain('Social');
  await waitFor(() => expect(document.activeElement).toBe(field('socials.TIKTOK')));
});

it('offers what a crawl finds: appended with a comma, or instead of what is there', async () => {
  const answer = found(
    { TIKTOK: [link('https://tiktok.com/@new')], FACEBOOK: [link('https://facebook.com/fjord')] },
    { TWITTER: 'noneFound' },
  );
  await show({
    brand: {
      ...emptyValues,
      brandCompany: 'Fjord',
      domain: 'fjord.dk',
      socials: { TIKTOK: [{ url: 'tiktok.com/@old', isSelected: true }] },
    },
    findProfiles: async () => answer,
  });
  await openTab(/Social/);
  await press('Find profiles');
  expect(await screen.findByText('2 links found.')).toBeTruthy();
  expect(screen.getAllByText(/^Nothing found: The site’s pages don’t link to a profile/)).toHaveLength(5);
  await press('Append tiktok.com/@new');
  expect(field('socials.TIKTOK').value).toBe('tiktok.com/@old, https://tiktok.com/@new');
  expect(screen.queryByRole('button', { name: 'Replace with tiktok.com/@new' })).toBeNull();
  fill('socials.TIKTOK', 'tiktok.com/@old');
  await press('Replace with tiktok.com/@new');
  expect(field('socials.TIKTOK').value).toBe('https://tiktok.com/@new');
  await press('Use facebook.com/fjord');
  expect(field('socials.FACEBOOK').value).toBe('https://facebook.com/fjord');
});

it('says what is read, and stops when cancelled', async () => {
  let signal: AbortSignal | undefined;
  const asked: unknown[] = [];
  await show({
    brand: { ...emptyValues, brandCompany: 'Fjord', domain: 'www.fjord.dk' },
    findProfiles: (input, given) => {
      asked.push(input);
      signal = given;
      return new Promise(() => {});
    },
  });
  await openTab(/Social/);
  await press('Find on YouTube');
  expect(screen.getByText('Looking for YouTube on fjord.dk …')).toBeTruthy();
  expect(asked).toEqual([{ domain: 'fjord.dk', brandCompany: 'Fjord', network: 'YOUTUBE' }]);
  await press('Cancel crawl');
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByText('Looking for YouTube on fjord.dk …')).toBeNull();
});

it('asks for the domain before it looks for links', async () => {
  await show();
  await openTab(/Social/);
  await press('Find profiles');
  expect(selectedTab()).toContain('General');
  expect(document.activeElement).toBe(field('domain'));
});

it('asks before it is closed with changes', async () => {
  const { closed } = await show();
  fill('brandCompany', 'Fjord');
  await press('Cancel');
  const question = await screen.findByRole('dialog', { name: 'Close without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect([field('brandCompany').value, closed()]).toEqual(['Fjord', 0]);
  await press('Cancel');
  await press('Close without saving');
  expect(closed()).toBe(1);
});

it('keeps what was typed where somebody else changed the brand, and shows what they made of it', async () => {
  const brand = {
    ...emptyValues,
    brandCompany: 'Fjord',
    domain: 'fjord.dk',
    socials: { FACEBOOK: [link('https://www.facebook.com/fjord')] },
  };
  const calls: { fields: BrandFields; before: unknown }[] = [];
  const changes = {
    brandCompany: 'Fjord Group',
    domain: 'fjord.com',
    groups: ['Outdoor'],
    'socials.TIKTOK': [{ url: 'https://www.tiktok.com/@fjord', isSelected: true }],
  };
  await show({
    brand,
    onSave: async (fields, before) => {
      calls.push({ fields, before });
      if (calls.length === 1) throw new ApiError('datasetChanged', 409, { changes });
    },
  });
  fill('brandCompany', 'Fjord A/S');
  await press('Save brand');
  expect(await screen.findByText(/Someone else changed this brand/)).toBeTruthy();
  for (const text of [
    'Company: Fjord Group',
    'Domain: fjord.com',
    'Groups: Outdoor',
    'TikTok: https://www.tiktok.com/@fjord',
  ])
    expect(screen.getByText(text), text).toBeTruthy();
  expect(field('brandCompany').value).toBe('Fjord A/S');
  expect(field('domain').value).toBe('fjord.com');
  await press('Save brand');
  expect(calls[0]?.before).toMatchObject({ brandCompany: 'Fjord' });
  expect(calls[1]).toMatchObject({
    fields: {
      brandCompany: 'Fjord A/S',
      domain: 'fjord.com',
      groups: ['Outdoor'],
      socials: { TIKTOK: [{ isSelected: true }] },
    },
    before: { brandCompany: 'Fjord Group', domain: 'fjord.com' },
  });
});

it('goes on to the next brand where the links are open, and saves only what was changed', async () => {
  const opened: unknown[] = [];
  const brand = { ...emptyValues, brandCompany: 'Fjord', domain: 'fjord.dk' };
  const { saved } = await show({ brand, network: socialNetworks[0], onNext: (network) => opened.push(network) });
  await press('Save and next');
  expect(saved).toEqual([]);
  fill('socials.TIKTOK', 'tiktok.com/@fjord');
  await press('Save and next');
  await openTab(/General/);
  fill('brandCompany', 'Fjord A/S');
  await press('Save and next');
  expect(saved).toMatchObject([{ socials: { TIKTOK: [{}] } }, { brandCompany: 'Fjord A/S' }]);
  expect(opened).toEqual([socialNetworks[0], socialNetworks[0], undefined]);
});

it('offers no next brand after the last', async () => {
  await show({ brand: { ...emptyValues, brandCompany: 'Fjord', domain: 'fjord.dk' } });
  expect(screen.queryByRole('button', { name: 'Save and next' })).toBeNull();
});
