import { useQuery } from '@tanstack/react-query';
import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { madeMessage } from '#/features/board/for-test/made-message.ts';
import { ReclaimButton } from '#/features/board/reclaim-button.tsx';
import { refusal } from '#/features/board/show-for-test.tsx';
import { useCardActions } from '#/features/board/use-card-actions.ts';
import { recordCalls } from '#/features/companies/record-calls-for-test.ts';
import { ScoutInfo } from '../messages/scout-info.tsx';
import { useScout } from '../scout.api.ts';
import { showInScout } from '../show-for-test.tsx';
import { OftenTools, RareScoutTools } from './board-tools.tsx';
import { useCompress } from './use-compress.ts';

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
      <RareScoutTools {...tools} total={tools.shown.length} />
      <OftenTools {...tools} isLoading={isLoading} collect={() => null} />
    </>
  );
}

function LoadedTools() {
  const { data } = useQuery(useScout().board.messages);
  const shown = data?.content ?? [];
  return (
    <>
      <RareScoutTools tab="ALL" shown={shown} total={shown.length} threadId={null} />
      <p>{shown.length} on the board</p>
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
  vi.unstubAllGlobals();
});

it('says why nothing can be exported, cleared or reset', async () => {
  recordCalls({});
  await showInScout(<Tools shown={[]} />);
  for (const [name, reason] of [
    ['Export', 'There are no messages to export.'],
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
  await user.hover(button('Export'));
  expect(await screen.findByText('Messages are still loading. Wait a moment.')).toBeTruthy();
});

it('can do nothing while messages are written', async () => {
  const sent = recordCalls({});
  await showInScout(<Tools />, { locked: 'Messages are being written. Wait a moment.' });
  for (const name of ['Custom message', 'Export', 'Clear board', 'Clear all', 'Reset session']) {
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
  const ask = within(await screen.findByRole('dialog', { name: 'Move all 2 messages to Backup?' }));
  await user.click(ask.getByRole('button', { name: 'Keep all' }));
  expect(sent).toEqual([]);
  await press('Clear all');
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Move to Backup' }));
  expect(await screen.findByText('Messages deleted')).toBeTruthy();
  expect(sent).toEqual([{ call: 'POST /api/scout-v2/clear?id=p1', body: { keepsCurated: false } }]);
  recordCalls({ 'POST /api/scout-v2/clear': fault() });
  await press('Clear board');
  expect(await screen.findByText('Couldn’t delete the messages')).toBeTruthy();
  expect(screen.getByText(/The server couldn’t respond/)).toBeTruthy();
});

it('says how many went to the backup, and takes back those alone', async () => {
  let content = [madeMessage(3), madeMessage(2), madeMessage(1)];
  const sent = recordCalls({
    get 'POST /api/scout-v2/message/search'() {
      return { content, totalElements: content.length };
    },
    get 'POST /api/scout-v2/clear'() {
      content = [madeMessage(2)];
      return { done: true };
    },
  });
  await showInScout(<LoadedTools />);
  await screen.findByText('3 on the board');
  await press('Clear board');
  expect(await screen.findByText('2 moved to Backup')).toBeTruthy();
  await press('Undo');
  expect(await screen.findByText('Back on the board')).toBeTruthy();
  expect(sent.map(({ call }) => call).filter((call) => call.includes('restore'))).toEqual(
    [3, 1].map((count) => `POST /api/scout-v2/message/restore-message?messageId=${madeMessage(count).id}`),
  );
});

it('says that messages could not be exported, and who has the project instead', async () => {
  recordCalls({ 'POST /api/scout-v2/message/export': fault() });
  const leave = await showInScout(<Tools />);
  await press('Export');
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
  expect(dialog.getByRole('button', { name: 'Add 1 message' }).getAttribute('aria-disabled')).toBe('true');
  expect(sent).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: 'Message 1' }), 'Light for readers');
  await user.click(dialog.getByRole('button', { name: 'Add more' }));
  await user.click(dialog.getByRole('button', { name: 'Add 2 messages' }));
  expect(dialog.getByText('Enter a message.')).toBeTruthy();
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

function Acts() {
  const { restore, order, select, like, edit } = useCardActions();
  const compress = useCompress(() => undefined);
  const acts = {
    restore: () => restore('m1'),
    order: () => order(['m2', 'm1']),
    'select one': () => select(['m1'], true),
    'select both': () => select(['m1', 'm2'], true),
    like: () => like('m1', true),
    edit: () => void edit({ id: 'm1', message: 'New' }).catch(() => undefined),
    compress: () => compress.mutate({ targetNumber: 10 }),
  };
  return (
    <>
      {Object.entries(acts).map(([name, act]) => (
        <button key={name} type="button" onClick={act}>
          {name}
        </button>
      ))}
      <ReclaimButton isEmpty={false} />
      <ScoutInfo
        message={madeMessage(3, { createType: 'COMPRESSED', absorbed: ['m1'] })}
        messages={messages}
        measured={undefined}
        onClose={() => undefined}
      />
    </>
  );
}

it.each([
  ['restore', 'POST /api/scout-v2/message/restore-message', 'Couldn’t restore the message'],
  ['Reclaim backup', 'POST /api/scout-v2/message/reclaim', 'Couldn’t reclaim the backup'],
  ['order', 'POST /api/scout-v2/message/order', 'Couldn’t save the order'],
  ['select one', 'POST /api/scout-v2/message/select/m1', 'Couldn’t change the selection'],
  ['select both', 'POST /api/scout-v2/message/select/by/ids', 'Couldn’t change the selection'],
  ['like', 'POST /api/scout-v2/message/reaction', 'Couldn’t change the like'],
  ['edit', 'POST /api/scout-v2/message/edit-message/m1', 'Couldn’t save the message'],
  ['compress', 'POST /api/scout-v2/compress', 'Couldn’t compress the messages'],
  ['Use this one', 'POST /api/scout-v2/message/swap', 'Couldn’t swap the message'],
])('says that "%s" failed, and who has the project instead', async (name, path, failed) => {
  const history = { histories: [], original: { createdOn: '', createdBy: '', count: 3, text: '' }, feedback: [] };
  const act = () => user.click(screen.getByRole('button', { name, hidden: true }));
  const sent = recordCalls({ [path]: fault(), 'GET /api/scout-v2/message/history': history });
  const leave = await showInScout(<Acts />);
  await act();
  expect(await screen.findByText(failed)).toBeTruthy();
  expect(sent.map(({ call }) => call.split('?')[0])).toEqual([path]);
  expect(leave).not.toHaveBeenCalled();
  recordCalls({ [path]: inUse(), 'GET /api/scout-v2/message/history': history });
  await act();
  expect(await screen.findByText('The project is in use')).toBeTruthy();
  expect(leave).toHaveBeenCalledOnce();
});
