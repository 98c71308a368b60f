import { Drawer } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { IconHelpCircle, IconLayoutGrid, IconMessages, IconSearch } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { may } from '../permit.ts';
import { openHelp, openPalette } from './quick-access-store.ts';
import classes from './sidebar.module.css';
import { NavLinks } from './sidebar.tsx';

interface MobileDrawerProps {
  user: CurrentUser;
  opened: boolean;
  onClose: () => void;
}

export function MobileDrawer({ user, opened, onClose }: MobileDrawerProps) {
  const { t } = useTranslation();
  // Its code may come when it is open already: it slides in, and knows where the focus was, only if it was closed before.
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(opened), [opened]);
  const closeAnd = (open: () => void) => () => {
    onClose();
    open();
  };
  return (
    <Drawer
      opened={isShown}
      onClose={onClose}
      position="right"
      size={288}
      title={t('shell.menu')}
      closeButtonProps={{ 'aria-label': t('shell.closeMenu'), size: 40 }}
    >
      <NavLinks user={user} onFollow={onClose} />
      {may(user, 'playground.use') && (
        <Link to="/playground" search={{}} className={classes.link} onClick={onClose}>
          <IconMessages size={19} stroke={1.7} aria-hidden="true" />
          {t('shell.playground')}
        </Link>
      )}
      <button type="button" className={classes.link} onClick={closeAnd(openPalette)}>
        <IconSearch size={19} stroke={1.7} aria-hidden="true" />
        {t('shell.search')}
      </button>
      {may(user, 'sidebar.projects') ? null : (
        <Link to="/projects" className={classes.link} onClick={onClose}>
          <IconLayoutGrid size={19} stroke={1.7} aria-hidden="true" />
          {t('shell.allProjects')}
        </Link>
      )}
      <button type="button" className={classes.link} onClick={closeAnd(openHelp)}>
        <IconHelpCircle size={19} stroke={1.7} aria-hidden="true" />
        {t('shell.help')}
      </button>
      <div className={classes.theme}>
        {t('shell.theme')}
        <ThemeSwitch />
      </div>
    </Drawer>
  );
}
