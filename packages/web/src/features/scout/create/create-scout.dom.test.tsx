import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { showForm } from '#/features/projects/create/show-for-test.tsx';
import { CreateScout } from './create-scout.tsx';

const user = userEvent.setup({ delay: null });
const create = () => user.click(screen.getByRole('button', { name: 'Create' }));
const missing = () => screen.queryAllByText('Choose at least one assistant.').length;
const chooseFor = async (group: string) => {
  await user.click(screen.getByRole('button', { name: `Choose assistants: ${group}` }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('checkbox', { name: /^Claim writer/ }));
  await user.click(dialog.getByRole('button', { name: 'Apply' }));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks for an assistant in each of the three groups', async () => {
  const sent = await showForm(<CreateScout />);
  fireEvent.change(screen.getByLabelText(/^Project name/), { target: { value: 'Rainwear' } });
  await create();
  expect(missing()).toBe(3);
  expect(document.activeElement?.getAttribute('data-path')).toBe('generate-all');
  await chooseFor('Generate all');
  await chooseFor('Compress');
  expect(missing()).toBe(1);
  await create();
  expect(document.activeElement?.getAttribute('data-path')).toBe('generate-selected');
  expect(sent).toEqual([]);
  await chooseFor('Generate selected');
  await create();
  expect(await screen.findByRole('heading', { name: 'Its page: scout p1' })).toBeTruthy();
  expect(sent[0]?.address).toBe('/api/scout-v2');
  expect(sent[0]?.body).toEqual({
    projectName: 'Rainwear',
    userIds: [],
    activeAllAssistants: ['a1'],
    activeSelectedAssistants: ['a1'],
    activeCompressAssistants: ['a1'],
  });
});

it('lets a chosen assistant go again', async () => {
  await showForm(<CreateScout />);
  await chooseFor('Compress');
  await user.click(screen.getByRole('button', { name: 'Remove Claim writer' }));
  expect(screen.queryByRole('button', { name: 'Remove Claim writer' })).toBeNull();
});
