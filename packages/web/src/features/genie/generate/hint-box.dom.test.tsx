import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { recordCalls } from '#/features/companies/record-calls-for-test.ts';
import { staffProject } from '#/lib/api/open-project.ts';
import { needGenieTexts, startI18n } from '#/lib/i18n.ts';
import { ToastHost } from '#/ui/feedback/toast-host.tsx';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { createGenieApi, GenieProvider, genieKey } from '../genie.api.ts';
import { HintBox } from './hint-box.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says after a reply that the page could not be read', async () => {
  const user = userEvent.setup({ delay: null });
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
  await startI18n();
  await needGenieTexts();
  recordCalls({ 'POST /api/genie/reply': { threadId: 't1', runId: 'r1', isPageRead: false } });
  const thread = { id: 't1', assistantId: 'a1', url: '', hint: 'Who is it for?', hintCode: null, replies: [] };
  await renderForTest(
    <QueryClientProvider client={new QueryClient()}>
      <GenieProvider value={createGenieApi(staffProject('p1', genieKey('p1')), 'GENIE')}>
        <HintBox thread={thread} brand="Auk" isLocked={false} sent={{ assistantId: 'a1', url: 'https://a.example' }} />
      </GenieProvider>
      <ToastHost />
    </QueryClientProvider>,
  );
  await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'More');
  await user.click(screen.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('The page couldn’t be read')).toBeTruthy();
});
