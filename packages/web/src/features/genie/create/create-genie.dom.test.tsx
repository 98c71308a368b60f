import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { nameTaken, showForm } from '#/features/projects/create/show-for-test.tsx';
import { CreateGenie, CreateGenieGo } from './create-genie.tsx';

const user = userEvent.setup({ delay: null });
const create = () => user.click(screen.getByRole('button', { name: 'Create' }));
const field = (label: RegExp) => screen.getByLabelText(label);
const fill = (label: RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const isInvalid = (label: RegExp) => field(label).getAttribute('aria-invalid') === 'true';
const chooseAssistant = async () => {
  await user.click(screen.getByRole('button', { name: /^Choose assistants/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /^Claim writer/ }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

const [name, brand, description, references] = [/^Project name/, /^Brand/, /^Description/, /^Reference messages/];
const forms = [
  { form: <CreateGenie />, address: '/api/genie', page: 'Its page: genie p1', texts: [name, brand], body: {} },
  {
    form: <CreateGenieGo />,
    address: '/api/genie2go',
    page: 'Its page: genie-go p1',
    texts: [name, brand, description, references],
    body: { description: 'Given', referenceMessages: 'Given' },
  },
];

it.each(forms)('$address wants each of its fields and an assistant', async ({ form, address, page, texts, body }) => {
  const sent = await showForm(form);
  await create();
  expect(texts.filter(isInvalid)).toEqual(texts);
  expect(screen.getByText('Choose at least one assistant.')).toBeTruthy();
  // Spaces are nothing.
  for (const label of texts) fill(label, '  ');
  await chooseAssistant();
  await create();
  expect(texts.filter(isInvalid)).toEqual(texts);
  expect(sent).toEqual([]);

  for (const label of texts) fill(label, ' Given ');
  await create();
  expect(await screen.findByRole('heading', { name: page })).toBeTruthy();
  expect(sent).toEqual([
    { address, body: { projectName: 'Given', brand: 'Given', userIds: [], assistantIds: ['a1'], ...body } },
  ]);
});

it('says at the name that it is taken, and keeps what was entered', async () => {
  await showForm(<CreateGenie />, nameTaken);
  fill(name, 'Taken');
  fill(brand, 'Havgus');
  await chooseAssistant();
  await create();
  expect(await screen.findByText('A project with this name already exists.')).toBeTruthy();
  expect((field(brand) as HTMLInputElement).value).toBe('Havgus');
});
