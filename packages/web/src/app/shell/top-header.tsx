import { ActionIcon, Divider, Menu, Tooltip, UnstyledButton } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import {
  IconCheck,
  IconChevronDown,
  IconKey,
  IconLanguage,
  IconLayoutGrid,
  IconLogout,
  IconMenu2,
  IconSettings,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, type Ref, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignOut } from '#/app/sign-out.ts';
import { type Language, languages, setLanguage } from '#/lib/i18n.ts';
import { Logo } from '#/ui/logo.tsx';
import { ThemeSwitch } from '#/ui/theme-switch.tsx';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import classes from './top-header.module.css';

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

const ChangePasswordDialog = lazy(() =>
  import('#/features/access/change-password-dialog.tsx').then((file) => ({
    default: file.ChangePasswordDialog,
  })),
);

/** The name to show for a user who may have none. */
const shownName = (user: CurrentUser): string => user.name || user.username;

function UserMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const [isChanging, setChanging] = useState(false);
  const icon = { size: 18, stroke: 1.7 };
  return (
    <>
      <Menu position="bottom-end" width={232} withinPortal={false}>
        <Menu.Target>
          <UnstyledButton className={classes.target} aria-label={t('shell.userMenu', { name: shownName(user) })}>
            <UserAvatar name={shownName(user)} />
            <IconChevronDown size={15} className={classes.arrow} aria-hidden="true" />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <div className={classes.who}>
            <span className={classes.name}>{shownName(user)}</span>
            {user.username === shownName(user) ? null : <span className={classes.mail}>{user.username}</span>}
          </div>
          <Menu.Divider />
          <Tooltip label={t('common.comingSoon')} position="left">
            <Menu.Item
              leftSection={<IconSettings {...icon} />}
              aria-disabled="true"
              data-disabled
              closeMenuOnClick={false}
            >
              {t('shell.settings')}
            </Menu.Item>
          </Tooltip>
          <Menu.Item
            data-autofocus
            leftSection={<IconKey {...icon} />}
            disabled={!user.username}
            onClick={() => setChanging(true)}
          >
            {t('shell.changePassword')}
          </Menu.Item>
          <Menu.Sub>
            <Menu.Sub.Target>
              <Menu.Sub.Item leftSection={<IconLanguage {...icon} />}>{t('common.language')}</Menu.Sub.Item>
            </Menu.Sub.Target>
            <Menu.Sub.Dropdown>
              <LanguageRadio names={{ en: t('common.english'), de: t('common.german') }} />
            </Menu.Sub.Dropdown>
          </Menu.Sub>
          <Menu.Divider />
          <Menu.Item leftSection={<IconLogout {...icon} />} onClick={signOut}>
            {t('shell.signOut')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {isChanging ? <ChangePasswordDialog username={user.username} onClose={() => setChanging(false)} /> : null}
      </Suspense>
    </>
  );
}

/** The languages as items of a menu, the one in use checked. */
function LanguageRadio({ names }: { names: Record<Language, string> }) {
  const { i18n, t } = useTranslation();
  return (
    <Menu.RadioGroup
      aria-label={t('common.language')}
      value={i18n.language}
      onChange={(language) => void setLanguage(language as Language)}
    >
      {languages.map((language) => (
        <Menu.RadioItem key={language} value={language} closeMenuOnClick checkIcon={<IconCheck size={16} />}>
          {names[language]}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}
