import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, showSettings } from '../show-for-test.tsx';
import { AgentList } from './agent-list.tsx';
import { CreateAgent, EditAgent } from './agent-pages.tsx';

const agent = {
  id: 'g1',
  name: 'Contrarian',
  type: 'predefined',
  instructions: 'Doubt everything.',
  count: 0,
  builtIn: false,
  updatedOn: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Maja Lund',
  projects: [],
};
const read = (address: string) =>
  address.includes('/search')
    ? Response.json({ content: [agent], totalElements: 1, page: 1, size: 10 })
    : address.includes('/rubric')
      ? Response.json({ fit: 3, newness: 3, proof: 3, doable: 3 })
      : Response.json(agent);
const fails = () => refusal('somethingWentWrong', 500);

const user = userEvent.setup({ delay: null });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const fill = async (name: string, instructions: string) => {
  fireEvent.change(await field(/^Name/), { target: { value: name } });
  fireEvent.change(await field(/^Instructions/), { target: { value: instructions } });
};
const press = async (name: string) => user.click(await screen.findByRole('button', { name }));

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks a new agent for name and instructions, and sends them trimmed', async () => {
  const sent = await showSettings(<CreateAgent />, read, () => Response.json({ id: 'g2' }, { status: 201 }));
  await fill('  ', ' ');
  await press('Create agent');
  for (const thing of ['a name', 'instructions']) expect(screen.getByText(`Enter ${thing}.`)).toBeTruthy();
  expect(sent).toEqual([]);
  await fill(' Opposites ', ' Invert it. ');
  await press('Create agent');
  expect(await screen.findByText('The agent has been created')).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Left' })).toBeTruthy();
  const body = { name: 'Opposites', instructions: 'Invert it.' };
  expect(sent).toEqual([{ method: 'PUT', address: '/api/id8/agent/register/system', body }]);
});

it('says at the name that it is taken, without a toast', async () => {
  await showSettings(<CreateAgent />, read, () => refusal('nameAlreadyExists', 409));
  await fill('Contrarian', 'Invert it.');
  await press('Create agent');
  expect(await screen.findByText('This name is already taken.')).toBeTruthy();
  expect(document.activeElement).toBe(await field(/^Name/));
  expect(screen.queryByText('Couldn’t create the agent')).toBeNull();
});

it('says that an agent couldn’t be created, and keeps what was typed', async () => {
  await showSettings(<CreateAgent />, read, fails);
  await fill('Opposites', 'Invert it.');
  await press('Create agent');
  expect(await screen.findByText('Couldn’t create the agent')).toBeTruthy();
  expect((await field(/^Name/)).value).toBe('Opposites');
});

it('says that an agent couldn’t be changed, and keeps what was typed', async () => {
  const sent = await showSettings(<EditAgent id="g1" />, read, fails);
  await fill('Contrarian', 'Doubt nothing.');
  await press('Save changes');
  expect(await screen.findByText('Couldn’t change the agent')).toBeTruthy();
  expect((await field(/^Instructions/)).value).toBe('Doubt nothing.');
  const body = { name: 'Contrarian', instructions: 'Doubt nothing.' };
  expect(sent).toEqual([{ method: 'PATCH', address: '/api/id8/agent/edit/system?id=g1', body }]);
});

it.each([
  ['deleted', () => Response.json({ done: true }), 'The agent has been deleted'],
  ['not deleted', fails, 'Couldn’t delete the agent'],
])('says that an agent was %s', async (_, answer, text) => {
  const sent = await showSettings(<AgentList search={{}} onSearch={() => undefined} />, read, answer);
  await press('Delete Contrarian');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete agent' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sent).toEqual([{ method: 'DELETE', address: '/api/id8/agent?id=g1', body: null }]);
});

it.each([
  ['notFound', 404],
  ['invalidRequest', 400],
])('has a page for an address without an agent: %s', async (code, status) => {
  await showSettings(<EditAgent id="x" />, () => refusal(code, status));
  expect(await screen.findByRole('heading', { name: 'Agent not found' })).toBeTruthy();
});
