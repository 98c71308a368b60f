import { Menu, Tooltip, UnstyledButton } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { IconChevronDown, IconKey, IconLanguage, IconLogout, IconSettings } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LanguageRadio } from '#/ui/language-radio.tsx';
import { UserAvatar } from '#/ui/user-avatar.tsx';
import { useSignOut } from '../use-sign-out.ts';
import classes from './user-menu.module.css';

const ChangePasswordDialog = lazy(() =>
  import('#/features/access/components/change-password-dialog.tsx').then((file) => ({
    default: file.ChangePasswordDialog,
  })),
);

/** The name to show for a user who may have none. */
const shownName = (user: CurrentUser): string => user.name || user.username;

export function UserMenu({ user }: { user: CurrentUser }) {
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
