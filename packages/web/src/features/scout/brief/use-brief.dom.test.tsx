import type { ScoutProject } from '@soundings/contract/scout/scout';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { currentUserQuery } from '#/features/access/access.api.ts';
import { HintBox } from '#/features/board/brief/hint-box.tsx';
import { showInScout } from '../show-for-test.tsx';
import { useBrief } from './use-brief.ts';

const channel = {
  ...{ mode: 'GENERATE_ALL', dbAssistantId: 'page', assistant: null, threadId: 't1', hint: 'Who is it for?' },
  ...{ hintCode: null, replies: [], writerIds: ['w1'] },
  assistants: [
    { id: 'page', name: 'Page to messages', type: 'TEXT' },
    { id: 'other', name: 'Another one', type: 'TEXT' },
    { id: 'file', name: 'File to messages', type: 'FILE' },
  ],
} as const;
const project = {
  id: 'p1',
  ...{ url: 'https://lamps.example', focusOn: 'sleep', byPass: '', fileText: 'Made in Aarhus', docs: [] },
  ...{ channels: [channel], run: { mode: 'GENERATE_ALL', wanted: 20 } },
} as unknown as ScoutProject;
const mode = 'GENERATE_ALL';

beforeEach(() => sessionStorage.clear());

const open = (of: Partial<ScoutProject> = {}, userId = 'u1') => {
  const client = new QueryClient();
  client.setQueryData(currentUserQuery.queryKey, { id: userId } as never);
  const { result } = renderHook(() => useBrief({ ...project, ...of } as ScoutProject), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  });
  return {
    brief: () => result.current,
    set: (values: object) => act(() => result.current.form.setValues(values)),
    give: (file: { name: string; text: string } | null) => act(() => result.current.setFile(file)),
  };
};

it('needs a URL where the assistant writes from texts, and nothing but an assistant elsewhere', () => {
  const { brief, set } = open();
  set({ url: ' ', focusOn: '', assistantIds: { GENERATE_ALL: 'page', GENERATE_SELECTED: '' } });
  let sent: unknown;
  act(() => {
    sent = brief().read(mode);
  });
  expect([sent, brief().form.errors]).toEqual([null, { url: 'scout.urlIsRequired' }]);
  set({ assistantIds: { GENERATE_ALL: 'file', GENERATE_SELECTED: '' } });
  act(() => {
    sent = brief().read(mode);
  });
  expect(sent).toMatchObject({ assistantId: 'file', url: '', focusOn: '', byPass: '', fileText: 'Made in Aarhus' });
  expect(brief().form.errors).toEqual({});
  set({ assistantIds: { GENERATE_ALL: '', GENERATE_SELECTED: '' } });
  act(() => {
    sent = brief().read(mode);
  });
  expect([sent, brief().form.errors]).toEqual([null, { 'assistantIds.GENERATE_ALL': 'scout.chooseAssistant' }]);
});

it('is about another source once its URL, file or assistant has changed', () => {
  const { brief, set, give } = open();
  const isOther = () => brief().isOtherSource(mode);
  expect([isOther(), brief().isUnchanged(mode)]).toEqual([false, true]);
  set({ url: 'https://lamps.example/workshop' });
  expect(isOther()).toBe(true);
  set({ url: project.url });
  give(null);
  expect(isOther()).toBe(true);
  give({ name: 'brief.md', text: 'Made in Aarhus' });
  expect(isOther()).toBe(false);
  set({ assistantIds: { GENERATE_ALL: 'other', GENERATE_SELECTED: '' } });
  expect(isOther()).toBe(true);
});

it('is no longer unchanged with another focus, bypass, number or writer', () => {
  for (const change of [{ focusOn: 'repair' }, { byPass: 'Use questions.' }, { count: 40 }, { writerIds: [] }]) {
    sessionStorage.clear();
    const { brief, set } = open();
    set(change);
    expect([brief().isUnchanged(mode), brief().isOtherSource(mode)]).toEqual([false, false]);
  }
  sessionStorage.clear();
  const fresh = open({ channels: [{ ...channel, threadId: null }] as unknown as ScoutProject['channels'] });
  expect(fresh.brief().isUnchanged(mode)).toBe(false);
});

it('keeps what was written over leaving the page, for its writer, until it is sent', () => {
  open().set({ focusOn: 'repair' });
  const again = open({ byPass: 'Use questions.' });
  expect(again.brief().form.values).toMatchObject({ focusOn: 'repair', byPass: 'Use questions.', url: project.url });
  expect(open({}, 'u2').brief().form.values.focusOn).toBe('sleep');
  expect(open({ id: 'p2' }).brief().form.values.focusOn).toBe('sleep');
  again.brief().forget();
  expect(open().brief().form.values.focusOn).toBe('sleep');
  open().set({ focusOn: 'repair' });
  open().set({ focusOn: 'sleep' });
  expect(sessionStorage).toHaveLength(0);
});

it('answers a hint with words, and not while messages are written', async () => {
  const user = userEvent.setup({ delay: null });
  const onReply = vi.fn(async () => ({ threadId: 't1', runId: 'r1', isPageRead: true }));
  const hint = <HintBox hint="Who is it for?" replies={[]} onReply={onReply} />;
  const send = () => user.click(screen.getByRole('button', { name: 'Send reply' }));
  await showInScout(hint);
  await send();
  expect(screen.getByText('Enter a reply.')).toBeTruthy();
  expect(onReply).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), ' People who read ');
  await send();
  expect(onReply).toHaveBeenCalledExactlyOnceWith('People who read');
  cleanup();
  await showInScout(hint, { locked: 'Messages are being written. Wait a moment.' });
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'More');
  await send();
  expect(onReply).toHaveBeenCalledOnce();
});

it('says after a reply that the page could not be read', async () => {
  const user = userEvent.setup({ delay: null });
  const onReply = async () => ({ threadId: 't1', runId: 'r1', isPageRead: false });
  await showInScout(<HintBox hint="Who is it for?" replies={[]} onReply={onReply} />);
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'More');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('The page couldn’t be read')).toBeTruthy();
});
