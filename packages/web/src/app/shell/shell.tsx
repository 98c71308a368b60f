import type { CurrentUser } from '@soundings/contract/access';
import { Outlet, useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStoredFlag } from '#/lib/use-stored-flag.ts';
import { HeaderPlaces } from './header-slot.tsx';
import { MobileDrawerSoon } from './mobile-drawer-soon.tsx';
import classes from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopHeader } from './top-header.tsx';

/** The frame of every signed-in page: sidebar, header with its places, and the page. */
export function Shell({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
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
      <a className={classes.skip} href="#content">
        {t('shell.skipToContent')}
      </a>
      <div className={classes.shell} data-folded={isFolded || undefined}>
        <Sidebar user={user} isFolded={isFolded} onFold={setFolded} />
        <div className={classes.column}>
          <TopHeader
            user={user}
            startRef={setStart}
            onNearDrawer={() => setDrawerNear(true)}
            onOpenDrawer={() => setDrawerOpen(true)}
          />
          <div ref={setTabs} className={classes.tabs} />
          <main id="content" tabIndex={-1} className={classes.page}>
            <Outlet />
            {/* Mantine puts its popovers into the node that bears this name: here they belong to the page's content. */}
            <div data-mantine-shared-portal-node="true" />
          </main>
        </div>
      </div>
      <MobileDrawerSoon user={user} isNear={isDrawerNear} opened={isDrawerOpen} onClose={() => setDrawerOpen(false)} />
    </HeaderPlaces>
  );
}
