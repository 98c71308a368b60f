import { useHotkeys } from '@mantine/hooks';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { lazy, Suspense } from 'react';
import { needQuickAccessTexts } from '#/lib/i18n.ts';
import { closeQuickAccess, openHelp, openPalette, useOpened } from './quick-access-store.ts';

const CommandPalette = lazy(() =>
  withTexts(import('./command-palette.tsx').then((file) => ({ default: file.CommandPalette }))),
);
const PageHelp = lazy(() => withTexts(import('./page-help.tsx').then((file) => ({ default: file.PageHelp }))));

const withTexts = async <T,>(chunk: Promise<T>): Promise<T> => {
  await needQuickAccessTexts();
  return chunk;
};

export function QuickAccess({ user }: { user: CurrentUser }) {
  const opened = useOpened();
  useHotkeys([['mod+K', openPalette]], []);
  useHotkeys([['shift+?', openHelp]]);
  return (
    <Suspense>
      {opened === 'palette' && <CommandPalette user={user} onClose={closeQuickAccess} onHelp={openHelp} />}
      {opened === 'help' && <PageHelp onClose={closeQuickAccess} />}
    </Suspense>
  );
}
