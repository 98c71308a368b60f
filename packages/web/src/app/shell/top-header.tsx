import { ActionIcon, Divider, Menu, UnstyledButton } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import {
  IconCheck,
  IconChevronDown,
  IconHelpCircle,
  IconKey,
  IconLanguage,
  IconLayoutGrid,
  IconLogout,
  IconMenu2,
  IconMessages,
  IconSearch,
  IconSettings,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { may } from '#/app/permit.ts';
import { useSignOut } from '#/app/sign-out.ts';
import { AlertBell } from '#/features/projects/alerts/alert-bell.tsx';
import { useBrand } from '#/lib/brand.ts';
import { type Language, languages, setLanguage } from '#/lib/i18n.ts';
import { BrandLogo } from '#/ui/marks/logo.tsx';
import { UserAvatar } from '#/ui/marks/user-avatar.tsx';
import { ThemeSwitch } from '#/ui/theme/theme-switch.tsx';
import { isApple, openAccount, openHelp, openPalette, openPassword } from './quick-access-store.ts';
import classes from './top-header.module.css';

const paletteKeys = `${isApple ? '⌘' : 'Ctrl'} K`;

interface TopHeaderProps {
  user: CurrentUser;
  startRef: Ref<HTMLDivElement>;
  onNearDrawer: () => void;
  onOpenDrawer: () => void;
}

export function TopHeader({ user, startRef, onNearDrawer, onOpenDrawer }: TopHeaderProps) {
  const { t } = useTranslation();
  const { name } = useBrand();
  return (
    <header className={classes.header}>
      <Link to="/projects" className={classes.logo} aria-label={t('shell.toProjects', { name })}>
        <BrandLogo size={24} />
      </Link>
      <div ref={startRef} className={classes.start} />
      <div className={classes.end}>
        <UnstyledButton
          className={classes.search ?? ''}
          aria-label={`${t('shell.search')} ${paletteKeys}`}
          aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
          onClick={openPalette}
        >
          <IconSearch size={16} stroke={1.7} aria-hidden="true" />
          <span>{t('shell.search')}</span> <kbd className={classes.keys}>{paletteKeys}</kbd>
        </UnstyledButton>
        <Link to="/projects" className={classes.projects} title={t('shell.allProjects')}>
          <IconLayoutGrid size={17} stroke={1.7} aria-hidden="true" />
          <span className={classes.iconText}>{t('shell.allProjects')}</span>
        </Link>
        {may(user, 'playground.use') && (
          <Link
            to="/playground"
            search={{}}
            className={`${classes.projects} ${classes.playground}`}
            title={t('shell.playground')}
          >
            <IconMessages size={17} stroke={1.7} aria-hidden="true" />
            <span className={classes.iconText}>{t('shell.playground')}</span>
          </Link>
        )}
        <AlertBell />
        <Divider orientation="vertical" className={classes.wide ?? ''} />
        <ActionIcon className={classes.wide ?? ''} aria-label={t('shell.help')} onClick={openHelp}>
          <IconHelpCircle size={18} stroke={1.7} />
        </ActionIcon>
        <span className={classes.wide}>
          <ThemeSwitch />
        </span>
        <span className={classes.account}>
          <UserMenu user={user} />
        </span>
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

const shownName = (user: CurrentUser): string => user.name || user.username;

function UserMenu({ user }: { user: CurrentUser }) {
  const { t } = useTranslation();
  const signOut = useSignOut();
  const icon = { size: 18, stroke: 1.7 };
  return (
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
          <span className={classes.mail}>{t(`common.role_${user.roleName}`)}</span>
        </div>
        <Menu.Divider />
        <Menu.Item data-autofocus leftSection={<IconSettings {...icon} />} onClick={openAccount}>
          {t('shell.account')}
        </Menu.Item>
        <Menu.Item leftSection={<IconKey {...icon} />} disabled={!user.username} onClick={openPassword}>
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
  );
}

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
