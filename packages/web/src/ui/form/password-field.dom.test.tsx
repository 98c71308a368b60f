import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { PasswordField } from './password-field.tsx';

function Example() {
  const [value, setValue] = useState('');
  return <PasswordField label="New password" value={value} onChange={setValue} />;
}

it('ticks what a password has and names what is missing', async () => {
  await renderForTest(<Example />);
  await userEvent.type(screen.getByLabelText('New password'), 'abcdefghijklmnop1');
  expect(screen.getByText('15 characters: met')).toBeTruthy();
  expect(screen.getByText('digit: met')).toBeTruthy();
  expect(screen.getByText('uppercase letter: still missing')).toBeTruthy();
});

it('fills in a generated password that meets everything, and shows it on request', async () => {
  await renderForTest(<Example />);
  await userEvent.click(screen.getByRole('button', { name: 'Generate a password' }));
  const field = screen.getByLabelText<HTMLInputElement>('New password');
  expect(field.value).toHaveLength(20);
  expect(screen.queryByText(/still missing/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
});
