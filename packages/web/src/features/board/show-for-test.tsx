import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { needBoardDialogTexts, needBoardTexts, startI18n } from '#/lib/i18n.ts';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { type BoardAccess, type BoardApi, BoardProvider } from './board.api.ts';
import { LockProvider } from './lock.ts';

interface Around {
  api: BoardApi;
  needTexts: () => Promise<void>;
  locked?: string | null;
  modelsLink?: BoardAccess['modelsLink'];
  createLink?: BoardAccess['createLink'];
}

/** @returns what is called where someone else works in the project. */
export const showOnBoard = async (
  part: ReactNode,
  { api, needTexts, locked = null, modelsLink = null, createLink = null }: Around,
) => {
  // Texts that grow with what is written wait for fonts, which happy-dom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await startI18n();
  await Promise.all([needBoardTexts(), needBoardDialogTexts(), needTexts()]);
  const leave = vi.fn();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderForTest(
    <QueryClientProvider client={client}>
      <BoardProvider value={{ api, leave, modelsLink, createLink }}>
        <LockProvider value={locked}>{part}</LockProvider>
      </BoardProvider>
      <ToastHost />
    </QueryClientProvider>,
  );
  return leave;
};

export const refusal = (status: number, code: string, details: object = {}) =>
  Response.json({ error: { code, message: '', requestId: 'r', ...details } }, { status });
