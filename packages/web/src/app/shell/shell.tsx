import { useHotkeys } from '@mantine/hooks';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { needQuickAccessTexts, withTexts } from '#/lib/i18n.ts';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { HeaderPlaces } from './header-slot.tsx';
import { PageContent, SkipLink } from './page-content.tsx';
import { closeQuickAccess, openHelp, openPalette, useOpened } from './quick-access-store.ts';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopHeader } from './top-header.tsx';

export function Shell({ user }: { user: CurrentUser }) {
  // Inside a project, and beside a list of conversations, the rail is the rule: they need the room.
  const pathname = useLocation({ select: (location) => location.pathname });
  const isInProject = /^\/(project\/|playground)/.test(pathname);
  const outside = useStoredFlag('SIDEBAR_FOLDED');
  const inside = useStoredFlag('SIDEBAR_FOLDED_IN_PROJECT', true);
  const [isFolded, setFolded] = isInProject ? inside : outside;
  const [isDrawerNear, setDrawerNear] = useState(false);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [start, setStart] = useState<HTMLElement | null>(null);
  const [tabs, setTabs] = useState<HTMLElement | null>(null);
  return (
    <HeaderPlaces value={{ start, tabs }}>
      <SkipLink />
      <div className={classes.shell} data-folded={isFolded || undefined}>
        <Sidebar user={user} isFolded={isFolded} onFold={setFolded} />
        <div className={classes.column}>
          <TopHeader
            user={user}
            startRef={setStart}
            onNearDrawer={() => setDrawerNear(true)}
            onOpenDrawer={() => setDrawerOpen(true)}
          />
          <PageContent tabsRef={setTabs} hasTabs={/^\/project\/sonar\/[^/]+$/.test(pathname)}>
            <Outlet />
          </PageContent>
        </div>
      </div>
      <QuickAccess user={user} />
      <LazyMobileDrawer user={user} isNear={isDrawerNear} opened={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </HeaderPlaces>
  );
}

const MobileDrawer = lazy(() => import('./mobile-drawer.tsx').then((file) => ({ default: file.MobileDrawer })));

interface Props extends ComponentProps<typeof MobileDrawer> {
  isNear: boolean;
}

function LazyMobileDrawer({ isNear, ...props }: Props) {
  if (!isNear && !props.opened) return null;
  return (
    <Suspense fallback={null}>
      <MobileDrawer {...props} />
    </Suspense>
  );
}

const CommandPalette = lazy(() =>
  withTexts(
    needQuickAccessTexts,
    import('./command-palette.tsx').then((file) => ({ default: file.CommandPalette })),
  ),
);
const PageHelp = lazy(() =>
  withTexts(
    needQuickAccessTexts,
    import('./page-help.tsx').then((file) => ({ default: file.PageHelp })),
  ),
);
const AccountDialog = lazy(() =>
  import('#/features/access/account/load-account.ts').then((file) => file.loadAccountDialog()),
);

const ChangePasswordDialog = lazy(() =>
  import('#/features/access/account/load-account.ts').then((file) => file.loadChangePassword()),
);

function QuickAccess({ user }: { user: CurrentUser }) {
  const opened = useOpened();
  useHotkeys([['mod+K', openPalette]], []);
  useHotkeys([['shift+?', openHelp]]);
  return (
    <Suspense>
      {opened === 'palette' && <CommandPalette user={user} onClose={closeQuickAccess} onHelp={openHelp} />}
      {opened === 'help' && <PageHelp onClose={closeQuickAccess} />}
      {opened === 'account' && <AccountDialog onClose={closeQuickAccess} />}
      {opened === 'password' && <ChangePasswordDialog user={user} onClose={closeQuickAccess} />}
    </Suspense>
  );
}
