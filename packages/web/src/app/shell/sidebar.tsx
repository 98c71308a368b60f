import { Tooltip } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Logo } from '#/ui/logo.tsx';
import { NavLinks } from './nav-links.tsx';
import classes from './sidebar.module.css';

interface SidebarProps {
  user: CurrentUser;
  isFolded: boolean;
  onFold: (isFolded: boolean) => void;
}

/** 224 px, or the 60 px rail; gone under 1024 px, where the drawer takes its place. */
export function Sidebar({ user, isFolded, onFold }: SidebarProps) {
  const { t } = useTranslation();
  const Icon = isFolded ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  const label = isFolded ? t('shell.expandSidebar') : t('shell.collapseSidebar');
  return (
    <aside className={classes.sidebar} data-folded={isFolded || undefined}>
      <Link to="/projects" className={classes.logo} aria-label={t('shell.toProjects')}>
        <Logo name={t('common.productName')} size={24} markOnly={isFolded} />
      </Link>
      <NavLinks user={user} isFolded={isFolded} />
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
    </aside>
  );
}
