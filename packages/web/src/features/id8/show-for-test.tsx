import type { Id8Project } from '@soundings/contract/id8/id8';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { BoardProvider } from '#/features/board/board.api.ts';
import { LockProvider } from '#/features/board/lock.ts';
import { staffProject } from '#/lib/api/open-project.ts';
import { needBoardTexts, needId8Texts, startI18n } from '#/lib/i18n.ts';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { createId8Api, Id8Provider, id8Key } from './id8.api.ts';

export const madeProject = (more: Partial<Id8Project> = {}): Id8Project => ({
  ...{ projectId: 'p1', projectName: 'Night lamps', projectType: 'ID8', demo: false, thinking: 'FAST', brand: 'Lys' },
  ...{ agentId: 'a1', agentType: 'predefined', agentName: 'Contrarian', instructions: '', agent: null },
  ...{ threadId: 't1', url: 'https://lamps.example', focusOn: '', byPass: '', fileText: '' },
  ...{ hint: 'Who is it for?', hintCode: null, replies: [], run: null, generatingImages: false, isProcessing: false },
  ...more,
});

/** For tests: a part of a project's page, as staff see it. @returns what is called where someone else works in it. */
export const showInId8 = async (part: ReactNode, locked: string | null = null) => {
  // Texts that grow with what is written wait for fonts, which happy-dom lacks.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await startI18n();
  await Promise.all([needBoardTexts(), needId8Texts()]);
  const leave = vi.fn();
  const api = createId8Api(staffProject('p1', id8Key('p1')));
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await renderForTest(
    <QueryClientProvider client={client}>
      <Id8Provider value={api}>
        <BoardProvider value={{ api: api.board, leave }}>
          <LockProvider value={locked}>{part}</LockProvider>
        </BoardProvider>
      </Id8Provider>
      <ToastHost />
    </QueryClientProvider>,
  );
  return leave;
};
