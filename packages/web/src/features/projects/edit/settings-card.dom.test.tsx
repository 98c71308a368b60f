import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { ProjectNameField } from '../fields/text-fields.tsx';
import { infoForTest } from './info-for-test.ts';
import { SettingsCard } from './settings-card.tsx';

const info = infoForTest();
const name = () => screen.getByLabelText<HTMLInputElement>(/^Project name/);
const NameOnly = ({ send }: { send: () => Promise<unknown> }) => (
  <SettingsCard saved={{ projectName: info.projectName }} send={send}>
    {(form) => <ProjectNameField {...form.getInputProps('projectName')} />}
  </SettingsCard>
);
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save settings' });

it('sends nothing while nothing but spaces was changed', async () => {
  const send = vi.fn(async () => undefined);
  await renderForTest(<NameOnly send={send} />);
  expect(screen.queryByRole('button', { name: 'Save settings' })).toBeNull();
  await userEvent.type(name(), '  ');
  await userEvent.click(save());
  expect(send).not.toHaveBeenCalled();
  expect(name().value).toBe('Havgus headlines');
  await userEvent.clear(name());
  await userEvent.click(save());
  expect(screen.getByText('Enter a name.')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(name(), ' Other ');
  await userEvent.click(save());
  expect(send.mock.calls).toEqual([[{ projectName: 'Other' }]]);
});

it('shows at the field that a name is taken', async () => {
  const send = () => Promise.reject(new ApiError('projectNameAlreadyExist', 409));
  await renderForTest(<NameOnly send={send} />);
  await userEvent.type(name(), ' 2');
  await userEvent.click(save());
  expect(await screen.findByText('This name is taken. Add a year or a market.')).toBeTruthy();
  expect(document.activeElement).toBe(name());
});
