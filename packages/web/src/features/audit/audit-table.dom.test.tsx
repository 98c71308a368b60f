import type { AuditEntry } from '@soundings/contract/audit/audit';
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { AuditTable } from './audit-table.tsx';

const entry: AuditEntry = {
  id: 1,
  createdOn: '2026-03-04T05:06:07.000Z',
  action: 'user.disable',
  outcome: 'failure',
  actor: 'anna@soundings.example',
  actorName: null,
  target: 'ben@soundings.example',
  address: '192.0.2.7',
  details: { code: 'lastAdministrator', roleName: 'ROLE_GLOBAL_USER', from: '2026-01-31', users: 1200, whim: 'blue' },
};
const show = async (shown: AuditEntry) => {
  const { container } = await renderForTest(
    <AuditTable entries={[shown]} sort="-createdOn" isStale={false} onSort={() => undefined} />,
  );
  return container;
};
const cellsOf = async (shown: AuditEntry) =>
  [...(await show(shown)).querySelectorAll('td')].map((cell) => cell.textContent);

it('reports in words what failed, for whom, and why; what it has no word for stays as it is', async () => {
  const [, what, who, target, address, details] = await cellsOf(entry);
  expect(what).toBe('Disable userFailed');
  expect([who, target, address]).toEqual([entry.actor, entry.target, entry.address]);
  expect(details).toBe('Reason: the last global adminRole: Global userFrom: 31.01.2026Users: 1,200whim: blue');
  const [, , , , , unknown] = await cellsOf({ ...entry, details: { code: 'moonPhase' } });
  expect(unknown).toBe('Reason: moonPhase');
});

it('tells what a change changed, from what to what', async () => {
  const details = { roleName: 'ROLE_GLOBAL_USER → ROLE_GLOBAL_ADMIN', companyName: 'Before → After', name: '' };
  const table = await show({ ...entry, action: 'user.role', outcome: 'success', details });
  expect([...table.querySelectorAll('li')].map(({ textContent }) => textContent)).toEqual([
    'Role: Global user  Global admin',
    'Customer: Before  After',
    'Name: –',
  ]);
  expect(within(table).getAllByRole('img', { name: 'changed to' })).toHaveLength(2);
});

it('says nothing of success or of details there are not, and does not invent who it was', async () => {
  const nobody = { ...entry, outcome: 'success', actor: '', target: null, address: '', details: null } as const;
  expect((await cellsOf(nobody)).slice(1)).toEqual(['Disable user', 'Unknown', '–', '–']);
});

it('keeps the exact time, in UTC, within reach', async () => {
  const time = (await show(entry)).querySelector('time');
  expect([time?.title, time?.dateTime]).toEqual([entry.createdOn, entry.createdOn]);
});

it('names who has an account, with the address below', async () => {
  const [, , who] = await cellsOf({ ...entry, actorName: 'Anna Berg' });
  expect(who).toBe('Anna Berganna@soundings.example');
});
