import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal, showSettings } from '../show-for-test.tsx';
import { AssistantList } from './assistant-list.tsx';
import { CreateAssistant, EditAssistant } from './assistant-pages.tsx';

const assistant = {
  id: 'a1',
  name: 'Claim writer',
  type: 'TEXT',
  instructions: 'Write claims.',
  example: '',
  count: 0,
  companies: 2,
  builtIn: false,
  updatedOn: '2026-11-01T08:00:00.000Z',
  updatedBy: 'Maja Lund',
  projects: [],
};
const { instructions: summary } = assistant;
const read = (address: string) =>
  Response.json(
    address === '/api/assistant/a1'
      ? assistant
      : { content: [{ ...assistant, summary }], totalElements: 1, page: 0, size: 10 },
  );
const fails = () => refusal('somethingWentWrong', 500);

const user = userEvent.setup({ delay: null });
const field = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (name: string, value: string) => fireEvent.change(await field(name), { target: { value } });
const press = async (name: string) => user.click((await screen.findAllByRole('button', { name }))[0]!);
const kind = (name: string) => screen.findByRole<HTMLInputElement>('radio', { name });

afterEach(() => {
  vi.unstubAllGlobals();
});

it('asks a new assistant for name and instructions; an example may stay empty', async () => {
  const sent = await showSettings(<CreateAssistant />, read, () => Response.json({ id: 'a2' }, { status: 201 }));
  await type('Name', ' ');
  await press('Create assistant');
  for (const thing of ['a name', 'instructions']) expect(screen.getByText(`Enter ${thing}.`)).toBeTruthy();
  expect(sent).toEqual([]);
  await type('Name', ' Brief reader ');
  await type('Instructions', ' Read it. ');
  await user.click(await kind('File'));
  await press('Create assistant');
  expect(await screen.findByText('The assistant has been created')).toBeTruthy();
  const body = { name: 'Brief reader', type: 'FILE', instructions: 'Read it.', example: '' };
  expect(sent).toEqual([{ method: 'POST', address: '/api/assistant', body }]);
});

it.each([
  ['somethingWentWrong', 500, 'Couldn’t create the assistant'],
  ['nameAlreadyExists', 409, 'This name is already taken.'],
])('says why an assistant was not created: %s', async (code, status, text) => {
  await showSettings(<CreateAssistant />, read, () => refusal(code, status));
  await type('Name', 'Brief reader');
  await type('Instructions', 'Read it.');
  await press('Create assistant');
  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.queryAllByText('Couldn’t create the assistant')).toHaveLength(status === 500 ? 1 : 0);
  expect((await field('Name')).value).toBe('Brief reader');
});

it('leads back to its kind where a project began to use it meanwhile', async () => {
  let count = 0;
  const used = () => Response.json({ ...assistant, count });
  const sent = await showSettings(<EditAssistant id="a1" />, used, () => {
    count = 1;
    return refusal('usedByProjects', 409, { usedBy: { count: 1, names: ['Rainwear'] } });
  });
  await user.click(await kind('File'));
  await press('Save changes');
  expect(await screen.findByText('Couldn’t change the assistant')).toBeTruthy();
  expect(screen.getByText(/in the projects that use it: Rainwear/)).toBeTruthy();
  expect(await screen.findByText(/The kind can’t be changed/)).toBeTruthy();
  await waitFor(async () => expect((await kind('Text')).disabled).toBe(false));
  expect((await kind('Chat')).disabled).toBe(true);
  await user.click(await kind('Text'));
  expect((await kind('Text')).checked).toBe(true);
  expect((await kind('File')).disabled).toBe(true);
  expect(sent).toMatchObject([{ method: 'PUT', address: '/api/assistant/a1', body: { type: 'FILE' } }]);
});

it.each([
  ['deleted', () => Response.json({ done: true }), 'The assistant has been deleted'],
  ['not deleted', fails, 'Couldn’t delete the assistant'],
])('says that an assistant was %s, and before who loses it', async (_, answer, text) => {
  const sent = await showSettings(<AssistantList search={{}} onSearch={() => undefined} />, read, answer);
  await press('Delete Claim writer');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/2 customers lose it/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Delete assistant' }));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sent).toEqual([{ method: 'DELETE', address: '/api/assistant/a1', body: null }]);
});

it('cannot be tried without instructions or text, and says when trying failed', async () => {
  const sent = await showSettings(<CreateAssistant />, read, fails);
  const tryIt = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Try it' });
  await type('Text of a page', 'The jacket weighs 420 grams.');
  expect(tryIt().disabled).toBe(true);
  expect(screen.getByText('Write its instructions first.')).toBeTruthy();
  await type('Instructions', 'Write claims.');
  await type('Text of a page', ' ');
  expect(tryIt().disabled).toBe(true);
  await type('Text of a page', 'The jacket weighs 420 grams.');
  await press('Try it');
  expect(await screen.findByText('Couldn’t try the assistant')).toBeTruthy();
  expect(sent[0]?.address).toBe('/api/assistant/try');
});

it.each([
  ['notFound', 404],
  ['invalidRequest', 400],
])('has a page for an address without an assistant: %s', async (code, status) => {
  await showSettings(<EditAssistant id="x" />, () => refusal(code, status));
  expect(await screen.findByRole('heading', { name: 'Assistant not found' })).toBeTruthy();
});
