import type { CompanyUserRow } from '@soundings/contract/companies/companies';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { recordCalls } from '../record-calls-for-test.ts';
import { AssignmentDialog } from './assignment-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const project = (id: string, projectName: string) => ({ projectId: id, projectName, projectType: 'RESONANCE' });
const anna: CompanyUserRow = {
  id: 'u1',
  username: 'anna@berg.example',
  firstName: 'Anna',
  lastName: 'Berg',
  name: 'Anna Berg',
  roleName: 'ROLE_CUSTOMER',
  enabled: true,
  // Only two of them are on the page that the list has loaded.
  assignedProjects: ['p1', 'p2', 'p99'],
  actionedBy: null,
  actionedOn: null,
  lastSignInOn: null,
};

it('saves the whole set: what was there, without what was removed, with what was added', async () => {
  const sent = recordCalls({
    'GET /api/company/c1/projects?page=0&size=20&sort=projectName&userId=u1&assigned=yes': [
      project('p1', 'Autumn'),
      project('p2', 'Spring'),
    ],
    'GET /api/company/c1/projects?page=0&size=20&sort=projectName&userId=u1&assigned=no': [project('p3', 'Winter')],
  });
  const onClose = vi.fn();
  await renderForTest(
    <AssignmentDialog company={{ id: 'c1', companyProjectsTotal: 100 }} user={anna} onClose={onClose} />,
  );
  const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });
  await userEvent.click(await screen.findByRole('button', { name: /^Add: / }));
  await screen.findByRole('button', { name: 'Add Winter' });
  expect(save().disabled).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Add Winter' }));
  expect(save().disabled).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Autumn' }));
  await userEvent.click(save());
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
  expect(sent).toEqual([
    { call: 'POST /api/company/c1/customer/u1/projects', body: { projectIds: ['p2', 'p99', 'p3'] } },
  ]);
});

it('has nothing to save again once a move is taken back', async () => {
  recordCalls({ 'GET /api/company/c1/projects': [project('p1', 'Autumn')] });
  await renderForTest(
    <AssignmentDialog company={{ id: 'c1', companyProjectsTotal: 1 }} user={anna} onClose={vi.fn()} />,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Autumn' }));
  await userEvent.click(screen.getByRole('button', { name: /^Add: / }));
  await userEvent.click(screen.getByRole('button', { name: /^Add Autumn \(/ }));
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
});
