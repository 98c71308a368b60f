import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { BoardProvider } from '#/features/board/board.api.ts';
import { LockProvider } from '#/features/board/lock.ts';
import { staffProject } from '#/lib/api/open-project.ts';
import { needBoardTexts, needScoutTexts, startI18n } from '#/lib/i18n.ts';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { createScoutApi, ScoutProvider, scoutKey } from './scout.api.ts';

/** For tests: a part of a project's page, as staff see it. @returns what is called where someone else works in it. */
export const showInScout = async (part: ReactNode, locked: string | null = null) => {
  // Texts that grow with what is written wait for fonts, which happy-dom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await startI18n();
  await Promise.all([needBoardTexts(), needScoutTexts()]);
  const leave = vi.fn();
  const api = createScoutApi(staffProject('p1', scoutKey('p1')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderForTest(
    <QueryClientProvider client={client}>
      <ScoutProvider value={api}>
        <BoardProvider value={{ api: api.board, leave }}>
          <LockProvider value={locked}>{part}</LockProvider>
        </BoardProvider>
      </ScoutProvider>
      <ToastHost />
    </QueryClientProvider>,
  );
  return leave;
};

export const refusal = (status: number, code: string, details: object = {}) =>
  Response.json({ error: { code, message: '', requestId: 'r', ...details } }, { status });
