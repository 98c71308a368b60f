import type { PasswordOwner } from '@soundings/contract/access/own-password';
import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { PasswordField } from './password-field.tsx';

function Example({ owner }: { owner?: PasswordOwner }) {
  const [value, setValue] = useState('');
  return <PasswordField label="New password" value={value} onChange={setValue} {...(owner && { owner })} />;
}

it('ticks what a password has and names what is missing', async () => {
  await renderForTest(<Example />);
  await userEvent.type(screen.getByLabelText('New password'), 'abcdefghijklmnop1');
  expect(screen.getByText('15 characters: met')).toBeTruthy();
  expect(screen.getByText('digit: met')).toBeTruthy();
  expect(screen.getByText('uppercase letter: still missing')).toBeTruthy();
});

it('misses a password that holds the name or the e-mail of its owner', async () => {
  await renderForTest(<Example owner={{ username: 'kern@northlight.example', name: 'Maria Ørsted' }} />);
  expect(screen.getByText('no name or e-mail: still missing')).toBeTruthy();
  const field = screen.getByLabelText('New password');
  for (const value of ['Battery-MARIA-7', 'Battery-oersted-7', 'Battery-K3rn-7']) {
    fireEvent.change(field, { target: { value } });
    expect(screen.getByText('no name or e-mail: still missing'), value).toBeTruthy();
  }
  fireEvent.change(field, { target: { value: 'Battery-Horse-7' } });
  expect(screen.getByText('no name or e-mail: met')).toBeTruthy();
});

it('says nothing of a name that it does not know', async () => {
  await renderForTest(<Example owner={{ username: 'kern@northlight.example', name: '' }} />);
  fireEvent.change(screen.getByLabelText('New password'), { target: { value: 'Battery-K3rn-7' } });
  expect(screen.getByText('no part of the e-mail: still missing')).toBeTruthy();
  expect(screen.queryByText(/no name/)).toBeNull();
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
