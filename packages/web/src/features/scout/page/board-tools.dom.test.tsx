import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { madeMessage } from '#/features/board/for-test/made-message.ts';
import { refusal } from '#/features/board/show-for-test.tsx';
import { useCardActions } from '#/features/board/use-card-actions.ts';
import { recordCalls } from '#/features/companies/record-calls-for-test.ts';
import { showInScout } from '../show-for-test.tsx';
import { OftenTools, RareScoutTools } from './board-tools.tsx';

const user = userEvent.setup({ delay: null });
const messages = [madeMessage(2), madeMessage(1)];
const inUse = () => refusal(409, 'projectInUse', { username: 'lars@fjord.example' });
const fault = () => refusal(500, 'somethingWentWrong');
const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => user.click(button(name));
const isBlocked = (name: string) => button(name).getAttribute('aria-disabled') === 'true';

function Tools({ shown = messages, isLoading = false }: { shown?: typeof messages; isLoading?: boolean }) {
  const tools = { tab: 'ALL', shown, threadId: null } as const;
  return (
    <>
      <RareScoutTools {...tools} />
      <OftenTools {...tools} isLoading={isLoading} collect={() => null} />
    </>
  );
}

function Deletes() {
  const { remove } = useCardActions();
  return (
    <button type="button" onClick={() => remove('m1')}>
      Delete it
    </button>
  );
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('says why nothing can be exported, cleared or reset', async () => {
  recordCalls({});
  await showInScout(<Tools shown={[]} />);
  for (const [name, reason] of [
    ['Export messages', 'There are no messages to export.'],
    ['Clear board', 'There are no messages to clear.'],
    ['Clear all', 'There are no messages to clear.'],
    ['Reset session', 'There is no session yet. It begins when you generate.'],
  ] as const) {
    expect(isBlocked(name)).toBe(true);
    await user.hover(button(name));
    expect(await screen.findByText(reason)).toBeTruthy();
    await user.unhover(button(name));
  }
  cleanup();
  await showInScout(<Tools isLoading />);
  await user.hover(button('Export messages'));
  expect(await screen.findByText('Messages are still loading. Wait a moment.')).toBeTruthy();
});

it('can do nothing while messages are written', async () => {
  const sent = recordCalls({});
  await showInScout(<Tools />, 'Messages are being written. Wait a moment.');
  for (const name of ['Custom message', 'Export messages', 'Clear board', 'Clear all', 'Reset session']) {
    expect(isBlocked(name), name).toBe(true);
    await press(name);
  }
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent).toEqual([]);
});

it('clears after a question, and says what became of it', async () => {
  const sent = recordCalls({});
  await showInScout(<Tools />);
  await press('Clear all');
  const ask = within(await screen.findByRole('dialog', { name: 'Clear all messages?' }));
  await user.click(ask.getByRole('button', { name: 'Keep messages' }));
  expect(sent).toEqual([]);
  await press('Clear all');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Clear all' }));
  expect(await screen.findByText('Messages deleted')).toBeTruthy();
  expect(sent).toEqual([{ call: 'POST /api/scout-v2/clear?id=p1', body: { keepsCurated: false } }]);
  recordCalls({ 'POST /api/scout-v2/clear': fault() });
  await press('Clear board');
  expect(await screen.findByText('Couldn’t delete the messages')).toBeTruthy();
  expect(screen.getByText(/The server couldn’t respond/)).toBeTruthy();
});

it('says that messages could not be exported, and who has the project instead', async () => {
  recordCalls({ 'POST /api/scout-v2/message/export': fault() });
  const leave = await showInScout(<Tools />);
  await press('Export messages');
  await user.click(await screen.findByRole('menuitem', { name: 'Text (.txt)' }));
  expect(await screen.findByText('Couldn’t export the messages')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  recordCalls({ 'POST /api/scout-v2/clear': inUse() });
  await press('Clear board');
  expect(await screen.findByText('The project is in use')).toBeTruthy();
  expect(screen.getByText(/^lars@fjord\.example is currently working in this project/)).toBeTruthy();
  expect(leave).toHaveBeenCalledOnce();
});

it('adds messages of one’s own, none of them empty', async () => {
  const sent = recordCalls({});
  await showInScout(<Tools />);
  await press('Custom message');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Add 1 message' }));
  expect(dialog.getByText('Fill in this field.')).toBeTruthy();
  await user.type(dialog.getByRole('textbox', { name: 'Message 1' }), 'Light for readers');
  await user.click(dialog.getByRole('button', { name: 'Add more' }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 messages' }));
  expect(dialog.getByText('Fill in this field.')).toBeTruthy();
  expect(sent).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Remove message 2' }));
  await user.click(dialog.getByRole('button', { name: 'Add 1 message' }));
  expect(await screen.findByText('Messages added')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ messages: ['Light for readers'], projectId: 'p1' });
});

it('says that a message was deleted, that it could not be, and who has the project', async () => {
  const sent = recordCalls({});
  const leave = await showInScout(<Deletes />);
  const finish = () => act(() => void dispatchEvent(new Event('pagehide')));
  await press('Delete it');
  expect(await screen.findByText('Message deleted')).toBeTruthy();
  await press('Undo');
  finish();
  expect(sent).toEqual([]);
  recordCalls({ DELETE: fault() });
  await press('Delete it');
  finish();
  expect(await screen.findByText('Couldn’t delete the message')).toBeTruthy();
  expect(leave).not.toHaveBeenCalled();
  recordCalls({ DELETE: inUse() });
  await press('Delete it');
  finish();
  expect(await screen.findByText('The project is in use')).toBeTruthy();
  expect(leave).toHaveBeenCalledOnce();
});
