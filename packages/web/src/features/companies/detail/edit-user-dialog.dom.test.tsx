import type { CompanyUserRow } from '@soundings/contract/companies/companies';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { recordCalls } from '../record-calls-for-test.ts';
import { UserActions } from './company-users-table.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const user = (enabled: boolean): CompanyUserRow => ({
  id: 'u1',
  username: 'anna@berg.example',
  firstName: 'Anna',
  lastName: 'Berg',
  name: 'Anna Berg',
  roleName: 'ROLE_CUSTOMER',
  enabled,
  assignedProjects: [],
  actionedBy: null,
  actionedOn: null,
  lastSignInOn: null,
});

const openEdit = async () => {
  await renderForTest(<UserActions user={user(true)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Anna Berg' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByLabelText(/First name/);
  await userEvent.clear(field);
  await userEvent.type(field, 'Anne');
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

it('does not edit a disabled user, and says why', async () => {
  await renderForTest(<UserActions user={user(false)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Actions for Anna Berg' }));
  const edit = await screen.findByRole('menuitem', { name: /Edit.*Enable this user to edit them\./ });
  expect(edit.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(edit);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('changes name, e-mail and role, and leaves the password where none is given', async () => {
  const sent = recordCalls({});
  await openEdit();
  await save();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const person = { firstName: 'Anne', lastName: 'Berg', username: 'anna@berg.example', roleName: 'ROLE_CUSTOMER' };
  expect(sent).toEqual([{ call: 'PUT /api/user/management/update-user-info/u1', body: person }]);
});

it('gives a new password after the rest', async () => {
  const sent = recordCalls({});
  await openEdit();
  await userEvent.click(screen.getByRole('button', { name: 'Generate a password' }));
  await save();
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.call).toBe('POST /api/user/management/u1/update-password');
  expect(sent[1]?.body).toEqual({ password: expect.stringMatching(/^.{20}$/) });
});

it('shows a taken e-mail at its field', async () => {
  const taken = { error: { code: 'userWithUsernameAlreadyExists', message: 'Taken', requestId: 'r' } };
  recordCalls({ 'PUT ': new Response(JSON.stringify(taken), { status: 409 }) });
  await openEdit();
  await save();
  expect(await screen.findByText('A user with this e-mail already exists.')).toBeTruthy();
  expect(screen.getByLabelText(/^E-mail/).getAttribute('aria-invalid')).toBe('true');
});
