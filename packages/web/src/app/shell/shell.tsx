import type { CurrentUser } from '@soundings/contract/access/auth';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { HeaderPlaces } from './header-slot.tsx';
import { MobileDrawerSoon } from './mobile-drawer-soon.tsx';
import { PageContent } from './page-content.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopHeader } from './top-header.tsx';

/** The frame of every signed-in page: sidebar, header with its places, and the page. */
export function Shell({ user }: { user: CurrentUser }) {
  // Inside a project the rail is the rule: its own tabs and figures need the room.
  const isInProject = useLocation().pathname.startsWith('/project/');
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
          <PageContent tabsRef={setTabs}>
            <Outlet />
          </PageContent>
        </div>
      </div>
      <MobileDrawerSoon user={user} isNear={isDrawerNear} opened={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </HeaderPlaces>
  );
}
