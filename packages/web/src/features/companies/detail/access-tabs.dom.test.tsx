import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { AiChatsTab, AssistantsTab } from './access-tabs.tsx';

const assistants = [
  { id: 'a1', name: 'Claim writer', type: 'TEXT' as const },
  { id: 'a2', name: 'Brief reader', type: 'FILE' as const },
];
const aiChatTypes: AiChatType[] = ['OPEN_AI'];

const user = userEvent.setup({ delay: null });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });

const show = async (tab: ReactNode, status = 200) => {
  const sent: { address: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const body = JSON.parse(String(init.body));
    if (address.startsWith('/api/assistant/search')) {
      const content = [assistants[body.company.assigned ? 0 : 1]];
      return Response.json({ content, totalElements: 1, page: 0, size: 20 });
    }
    sent.push({ address, body });
    const error = { code: 'somethingWentWrong', message: '', requestId: 'r' };
    return Response.json(status === 200 ? { done: true } : { error }, { status });
  });
  const routeTree = createRootRoute({
    component: () => (
      <>
        {tab}
        <ToastHost />
      </>
    ),
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await renderForTest(<RouterProvider router={router as never} />);
  await screen.findByRole('button', { name: 'Save' });
  return sent;
};
const company = { id: 'c1', assistants: assistants.slice(0, 1) };

afterEach(() => {
  vi.unstubAllGlobals();
});

it('saves a customer’s assistants once one was moved', async () => {
  const sent = await show(<AssistantsTab company={company} />);
  expect(button('Save').disabled).toBe(true);
  await user.click(await screen.findByRole('button', { name: /^Add: / }));
  await user.click(await screen.findByRole('button', { name: 'Add Brief reader' }));
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
  await user.click(button('Discard'));
  expect(button('Save').disabled).toBe(true);
  await user.click(button('Add Brief reader'));
  await user.click(button('Save'));
  expect(await screen.findByText('Assistants saved')).toBeTruthy();
  expect(sent).toEqual([{ address: '/api/company/c1/assistants', body: { assistantIds: ['a1', 'a2'] } }]);
});

it('says that a customer’s assistants couldn’t be saved, and keeps the moves', async () => {
  await show(<AssistantsTab company={company} />, 500);
  await user.click(await screen.findByRole('button', { name: 'Remove Claim writer' }));
  await user.click(button('Save'));
  expect(await screen.findByText('Couldn’t save the assistants')).toBeTruthy();
  expect(screen.getByText('1 unsaved change')).toBeTruthy();
});

it.each([
  [200, 'AI chats saved'],
  [500, 'Couldn’t save the AI chats'],
])('says how saving a customer’s AI chats went: %i', async (status, text) => {
  const sent = await show(<AiChatsTab company={{ id: 'c1', aiChatTypes }} />, status);
  expect(button('Save').disabled).toBe(true);
  await user.click(button(/^Add: /));
  await user.click(await screen.findByRole('button', { name: /^Add Google/ }));
  await user.click(button('Save'));
  expect(await screen.findByText(text)).toBeTruthy();
  expect(sent).toEqual([{ address: '/api/company/c1/ai-chat', body: { aiChatTypes: ['OPEN_AI', 'GOOGLE'] } }]);
});
