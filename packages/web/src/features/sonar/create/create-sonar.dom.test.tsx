import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showForm } from '#/features/projects/create/show-for-test.tsx';
import { CreateSonar } from './create-sonar.tsx';

const user = userEvent.setup({ delay: null });
const field = (path: string) => document.querySelector<HTMLInputElement>(`[data-path="${path}"]`) as HTMLInputElement;
const fill = (path: string, value: string) => fireEvent.change(field(path), { target: { value } });
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
const companies = () =>
  screen.queryAllByRole('button', { name: /^Edit / }).map((button) => button.getAttribute('aria-label'));

const enter = async (company: string, domain: string, then: string) => {
  // Its code is read when it is first opened.
  await screen.findByRole('dialog');
  fill('brandCompany', company);
  fill('domain', domain);
  await press(then);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('keeps brands in the page, and sends them with the project in their order', async () => {
  const refusal = {
    error: {
      code: 'invalidRequest',
      requestId: 'r',
      fields: [{ path: 'body.datasets.1.socials.TIKTOK.0.url', message: 'notAProfile' }],
    },
  };
  const sent = await showForm(<CreateSonar />, () => new Response(JSON.stringify(refusal), { status: 400 }));
  await press('Add brand');
  await enter('Fjord', 'https://fjord.dk/shop', 'Save and add more');
  expect(await screen.findByText('Brand 1 has been added')).toBeTruthy();
  await enter(' FJORD', 'fjord.dk', 'Save and add more');
  expect(await screen.findByText('This brand with this domain is already in the project.')).toBeTruthy();
  await enter('Havgus', 'havgus.dk', 'Save and add more');
  expect(await screen.findByText('Brand 2 has been added')).toBeTruthy();
  await enter('Tundra', 'tundra.se', 'Save and close');
  await screen.findByRole('button', { name: 'Edit Tundra' });
  expect(companies()).toEqual(['Edit Fjord', 'Edit Havgus', 'Edit Tundra']);

  await user.click(screen.getByRole('checkbox', { name: 'Select Havgus' }));
  await press('Delete selected');
  const question = await screen.findByRole('dialog', { name: 'Delete Havgus?' });
  await user.click(within(question).getByRole('button', { name: 'Delete Havgus' }));
  expect(companies()).toEqual(['Edit Fjord', 'Edit Tundra']);

  fill('projectName', 'Rainwear');
  await user.click(field('startingMonth'));
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
  await press('Save');
  expect(await screen.findByText('This isn’t the address of a profile on this network.')).toBeTruthy();
  await user.click(screen.getByRole('tab', { name: /^General/ }));
  expect(field('brandCompany').value).toBe('Tundra');
  expect(sent.map(({ body }) => body.datasets)).toMatchObject([[{ domain: 'fjord.dk' }, { domain: 'tundra.se' }]]);
});

it('takes the brand that the project is about as the first, and marks it', async () => {
  await showForm(<CreateSonar />, () => new Response('{}'));
  fill('brand', 'Fjord');
  await press('Add brand');
  await screen.findByRole('dialog');
  expect(field('brandCompany').value).toBe('Fjord');
  fill('domain', 'fjord.dk');
  await press('Save and add more');
  await waitFor(() => expect(field('brandCompany').value).toBe(''));
  await enter('Havgus', 'havgus.dk', 'Save and close');
  const row = (await screen.findByRole('button', { name: 'Edit Fjord' })).closest('tr');
  expect(row?.textContent).toContain('Your brand');
});
