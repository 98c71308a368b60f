import { Drawer } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import {
  IconHelpCircle,
  IconLanguage,
  IconLayoutGrid,
  IconLogout,
  IconMessages,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage, type Language, setLanguage } from '#/lib/i18n.ts';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { may } from '../permit.ts';
import { useSignOut } from '../sign-out.ts';
import { FirstSteps } from './first-steps.tsx';
import { openAccount, openHelp, openPalette } from './quick-access-store.ts';
import classes from './sidebar.module.css';
import { NavLinks } from './sidebar.tsx';

interface MobileDrawerProps {
  user: CurrentUser;
  opened: boolean;
  onClose: () => void;
}

export function MobileDrawer({ user, opened, onClose }: MobileDrawerProps) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const otherLanguage = currentLanguage() === 'de' ? 'en' : 'de';
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
      <div className={classes.nav}>
        {may(user, 'playground.use') && (
          <Link to="/playground" search={{}} className={classes.link} onClick={onClose}>
            <IconMessages {...icon} />
            {t('shell.playground')}
          </Link>
        )}
        {may(user, 'sidebar.projects') ? null : (
          <Link to="/projects" className={classes.link} onClick={onClose}>
            <IconLayoutGrid {...icon} />
            {t('shell.allProjects')}
          </Link>
        )}
        <button type="button" className={classes.link} onClick={closeAnd(openPalette)}>
          <IconSearch {...icon} />
          {t('shell.search')}
        </button>
        <button type="button" className={classes.link} onClick={closeAnd(openHelp)}>
          <IconHelpCircle {...icon} />
          {t('shell.help')}
        </button>
      </div>
      <div className={`${classes.nav} ${classes.personal}`}>
        <div className={classes.theme}>
          {t('shell.theme')}
          <ThemeSwitch />
        </div>
        <button type="button" className={classes.link} onClick={closeAnd(openAccount)}>
          <IconSettings {...icon} />
          {t('shell.account')}
        </button>
        <button
          type="button"
          className={classes.link}
          lang={otherLanguage}
          onClick={() => void setLanguage(otherLanguage)}
        >
          <IconLanguage {...icon} />
          {languageNames[otherLanguage]}
        </button>
        <button type="button" className={classes.link} onClick={signOut}>
          <IconLogout {...icon} />
          {t('shell.signOut')}
        </button>
      </div>
      {may(user, 'projects.manage') && <FirstSteps user={user} onFollow={onClose} />}
    </Drawer>
  );
}

const icon = { size: 19, stroke: 1.7, 'aria-hidden': true } as const;
const languageNames: Record<Language, string> = { en: 'English', de: 'Deutsch' };
