import type { DatasetFields } from '@soundings/contract/sonar/brands';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { nameTaken, showForm } from '#/features/projects/create/show-for-test.tsx';
import { CreateSonarForm } from './create-sonar.tsx';

const user = userEvent.setup({ delay: null });
const field = (path: string) => document.querySelector<HTMLInputElement>(`[data-path="${path}"]`) as HTMLInputElement;
const month = () => field('startingMonth');
const year = () => screen.getByRole<HTMLInputElement>('combobox', { name: /^Year/ });
const offered = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const choose = async (input: HTMLElement, option: string) => {
  await user.click(input);
  await user.click(await screen.findByRole('option', { name: option }));
};
const noBrands = { datasets: [], card: () => null, onRefused: () => false };
const save = () => user.click(screen.getByRole('button', { name: 'Save' }));
const fill = async () => {
  fireEvent.change(field('projectName'), { target: { value: ' Rainwear ' } });
  fireEvent.change(field('brand'), { target: { value: 'Fjeldholm' } });
  await choose(month(), 'March');
};

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00Z'), toFake: ['Date'] });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('offers the months up to the latest, and clears one that another year does not offer', async () => {
  await showForm(<CreateSonarForm brands={noBrands} />);
  await user.click(month());
  expect(offered()).toHaveLength(9);
  await user.keyboard('{Escape}');
  await choose(year(), '2025');
  await choose(month(), 'December');
  expect(month().value).toBe('December');
  await choose(year(), '2026');
  expect(month().value).toBe('');
  await choose(month(), 'September');
  await choose(year(), '2024');
  expect(month().value).toBe('September');
});

it('asks for a name, but not for a brand, and begins half a year ago', async () => {
  const sent = await showForm(<CreateSonarForm brands={noBrands} />);
  await save();
  expect(screen.getAllByText('Enter a name.')).toHaveLength(1);
  expect(document.activeElement).toBe(field('projectName'));
  expect(sent).toEqual([]);
  expect([month().value, year().value]).toEqual(['June', '2026']);
});

it('saves the first of the month with the users, and goes to the projects', async () => {
  const sent = await showForm(<CreateSonarForm brands={noBrands} />);
  await fill();
  await user.click(screen.getByText('Monthly'));
  await user.click(screen.getByRole('button', { name: 'Add people' }));
  await user.click(await screen.findByLabelText('Add Maja Lund'));
  await user.click(await screen.findByRole('button', { name: 'Add and give' }));
  await save();
  expect(await screen.findByRole('heading', { name: 'All projects' })).toBeTruthy();
  expect(await screen.findByText('The project has been created')).toBeTruthy();
  expect(sent).toEqual([
    {
      address: '/api/sonar/init',
      body: {
        projectName: 'Rainwear',
        brand: 'Fjeldholm',
        rangeType: 'MONTHLY_RANGE',
        startDate: '2026-03-01',
        userIds: ['u1'],
        datasets: [],
      },
    },
  ]);
});

it('keeps everything when the name is taken, warns, and goes back to the name', async () => {
  await showForm(<CreateSonarForm brands={noBrands} />, nameTaken);
  await fill();
  await save();
  expect(await screen.findByText('A project with this name already exists.')).toBeTruthy();
  expect(await screen.findByText('Nothing was saved. Choose another name.')).toBeTruthy();
  expect(document.activeElement).toBe(field('projectName'));
  expect(field('brand').value).toBe('Fjeldholm');
  expect(month().value).toBe('March');
});

it('asks before it is left with entries', async () => {
  await showForm(<CreateSonarForm brands={noBrands} />);
  fireEvent.change(field('brand'), { target: { value: 'Fjeldholm' } });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByRole('heading', { name: 'All types' })).toBeTruthy();
});

it('goes on to the data page where collecting is wanted', async () => {
  await showForm(<CreateSonarForm brands={noBrands} />);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Save and start data collection' }));
  expect(await screen.findByRole('heading', { name: 'Its data page: p1' })).toBeTruthy();
});

const outdoor = (socials: DatasetFields['socials']) =>
  ({ brandCompany: 'Fjeldholm', domain: 'fjeldholm.dk', socials }) as DatasetFields;
it.each<[string, DatasetFields['socials'], string[]]>([
  ['searches for the profiles of brands without any', {}, ['/api/sonar/init', '/api/jobs/p1/crawl-init-sonar-data']],
  ['searches for none where all are given', { TIKTOK: [{ url: '@fjeldholm', isSelected: true }] }, ['/api/sonar/init']],
])('%s', async (_, socials, asked) => {
  const sent = await showForm(<CreateSonarForm brands={{ ...noBrands, datasets: [outdoor(socials)] }} />);
  await fill();
  await user.click(screen.getByRole('button', { name: 'Save and start data collection' }));
  expect(await screen.findByRole('heading', { name: 'Its data page: p1' })).toBeTruthy();
  expect(sent.map(({ address }) => address)).toEqual(asked);
});

it('says that figures will be invented while there is no key, and leads to the keys', async () => {
  await showForm(<CreateSonarForm brands={noBrands} />);
  expect(await screen.findByText(/figures will be invented/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Sources' })).toBeTruthy();
});
