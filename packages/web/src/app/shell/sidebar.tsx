import { Tooltip } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import type { Permission } from '@soundings/contract/access/permissions';
import {
  IconActivity,
  IconBuilding,
  IconHistory,
  IconLayoutGrid,
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconReport,
  IconSettings,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '#/app/permit.ts';
import { whyClosed } from '#/features/projects/openable.ts';
import { recentProjectsQuery } from '#/features/projects/projects.api.ts';
import { useProjectTypes } from '#/features/projects/types/type-on-web.ts';
import { useBrand } from '#/lib/brand.ts';
import { BrandLogo } from '#/ui/marks/logo.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import classes from './sidebar.module.css';

const FirstSteps = lazy(() => import('./first-steps.tsx').then((file) => ({ default: file.FirstSteps })));

interface SidebarProps {
  user: CurrentUser;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** 224 px, or the 60 px rail; gone under 1024 px, where the drawer takes its place. */
export function Sidebar({ user, isFolded, onFold }: SidebarProps) {
  const { t } = useTranslation();
  const { name } = useBrand();
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = isFolded ? t('shell.expandSidebar') : t('shell.collapseSidebar');
  return (
    <aside className={classes.sidebar} data-folded={isFolded || undefined}>
      <Link to="/projects" className={classes.logo} aria-label={t('shell.toProjects', { name })}>
        <BrandLogo size={24} markOnly={isFolded} />
      </Link>
      <NavLinks user={user} isFolded={isFolded} />
      {!isFolded && <RecentProjects />}
      <div className={classes.bottom}>
        {!isFolded && may(user, 'projects.manage') && (
          <Suspense>
            <FirstSteps user={user} />
          </Suspense>
        )}
        <Tooltip label={label} position="right" disabled={!isFolded}>
          <button
            type="button"
            className={classes.fold}
            aria-label={label}
            aria-expanded={!isFolded}
            onClick={() => onFold(!isFolded)}
          >
            <Icon size={19} stroke={1.7} aria-hidden="true" />
            {isFolded ? null : <span>{t('shell.collapse')}</span>}
          </button>
        </Tooltip>
      </div>
    </aside>
  );
}

interface NavLinksProps {
  user: CurrentUser;
  isFolded?: boolean;
  onFollow?: () => void;
}

const isUnder = (path: string, start: string): boolean => path === start || path.startsWith(`${start}/`);

export function NavLinks({ user, isFolded = false, onFollow }: NavLinksProps) {
  const { t } = useTranslation();
  const pathname = useLocation({ select: (location) => location.pathname });
  return (
    <nav className={classes.nav} aria-label={t('shell.mainNavigation')}>
      {navItems
        .filter((item) => may(user, item.permission))
        .map(({ key, to, starts, icon: Icon }) => (
          <Tooltip key={key} label={t(`shell.${key}`)} position="right" disabled={!isFolded}>
            <Link
              to={to}
              className={classes.link}
              data-folded={isFolded || undefined}
              data-open={starts.some((start) => isUnder(pathname, start)) || undefined}
              aria-label={isFolded ? t(`shell.${key}`) : undefined}
              onClick={onFollow}
            >
              <Icon size={19} stroke={1.7} aria-hidden="true" />
              {isFolded ? null : <span>{t(`shell.${key}`)}</span>}
            </Link>
          </Tooltip>
        ))}
    </nav>
  );
}

export const navItems = [
  {
    key: 'projects',
    to: '/projects',
    starts: ['/projects', '/project'],
    icon: IconLayoutGrid,
    permission: 'sidebar.projects',
  },
  { key: 'reports', to: '/reports', starts: ['/reports'], icon: IconReport, permission: 'reports.use' },
  {
    key: 'customers',
    to: '/customers',
    starts: ['/customers'],
    icon: IconBuilding,
    permission: 'companies.manage',
  },
  { key: 'users', to: '/users', starts: ['/users'], icon: IconUsers, permission: 'users.manage' },
  { key: 'audit', to: '/audit', starts: ['/audit'], icon: IconHistory, permission: 'audit.read' },
  { key: 'status', to: '/status', starts: ['/status'], icon: IconActivity, permission: 'system.read' },
  {
    key: 'settings',
    to: '/settings/id8',
    starts: ['/settings'],
    icon: IconSettings,
    permission: 'settings.manage',
  },
] as const satisfies readonly {
  key: string;
  to: string;
  starts: readonly string[];
  icon: typeof IconLayoutGrid;
  permission: Permission;
}[];

const shown = 5;

function RecentProjects() {
  const { t } = useTranslation();
  const projectTypes = useProjectTypes();
  const { data } = useQuery(recentProjectsQuery);
  const open = (data?.projects ?? []).flatMap((project) => {
    const type = projectTypes(project.projectType);
    return whyClosed(project) === null ? [{ ...project, page: type.page }] : [];
  });
  if (open.length === 0) return null;
  return (
    <nav className={classes.recent} aria-labelledby="recent-projects">
      <h2 id="recent-projects" className={classes.heading}>
        {t('shell.recent')}
      </h2>
      {open.slice(0, shown).map(({ id, projectName, projectType, page }) => (
        <Link key={id} to={page} params={{ id }} className={classes.project} title={projectName} preload={false}>
          <TypeTile type={projectType} size={20} />
          <span>{projectName}</span>
        </Link>
      ))}
    </nav>
  );
}
