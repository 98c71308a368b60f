import { ActionIcon, Divider } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { IconLayoutGrid, IconMenu2 } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#/ui/logo.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
import classes from './top-header.module.css';
import { UserMenu } from './user-menu.tsx';

interface TopHeaderProps {
  user: CurrentUser;
  /** The place for the open screen's breadcrumb. */
  startRef: Ref<HTMLDivElement>;
  /** The drawer's button is pointed at or has the focus. */
  onNearDrawer: () => void;
  onOpenDrawer: () => void;
}

export function TopHeader({ user, startRef, onNearDrawer, onOpenDrawer }: TopHeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <Link to="/projects" className={classes.logo} aria-label={t('shell.toProjects')}>
        <Logo name={t('common.productName')} size={24} />
      </Link>
      <div ref={startRef} className={classes.start} />
      <div className={classes.end}>
        <Link to="/projects" className={classes.projects}>
          <IconLayoutGrid size={17} stroke={1.7} aria-hidden="true" />
          {t('shell.allProjects')}
        </Link>
        <Divider orientation="vertical" className={classes.wide ?? ''} />
        <span className={classes.wide}>
          <ThemeSwitch />
        </span>
        <UserMenu user={user} />
        <ActionIcon
          className={classes.narrow ?? ''}
          aria-label={t('shell.openMenu')}
          size={40}
          onPointerEnter={onNearDrawer}
          onFocus={onNearDrawer}
          onClick={onOpenDrawer}
        >
          <IconMenu2 size={21} stroke={1.7} />
        </ActionIcon>
      </div>
    </header>
  );
}
