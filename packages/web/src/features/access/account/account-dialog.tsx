import { Button, FocusTrap, Modal } from '@mantine/core';
import type { CurrentUser } from '@soundings/contract/access/auth';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangePasswordDialog } from '../change-password-dialog.tsx';
import classes from './account.module.css';
import { NewToken } from './new-token.tsx';
import { SessionList } from './session-list.tsx';
import { TokenList } from './token-list.tsx';

interface AccountDialogProps {
  user: CurrentUser;
  onClose: () => void;
}

export function AccountDialog({ user, onClose }: AccountDialogProps) {
  const { t } = useTranslation();
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <ChangePasswordDialog username={user.username} onClose={onClose} />;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('account.title')}
      size={640}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <FocusTrap.InitialFocus />
      <section className={classes.section} aria-labelledby="account-devices">
        <h3 id="account-devices" className={classes.heading}>
          {t('account.devices')}
        </h3>
        <p className={classes.help}>{t('account.devicesHelp')}</p>
        <SessionList />
      </section>
      <section className={classes.section} aria-labelledby="account-tokens">
        <h3 id="account-tokens" className={classes.heading}>
          {t('account.tokens')}
        </h3>
        <p className={classes.help}>{t('account.tokensHelp')}</p>
        <TokenList />
        <NewToken />
      </section>
      <section className={classes.section} aria-labelledby="account-password">
        <h3 id="account-password" className={classes.heading}>
          {t('access.password')}
        </h3>
        <div className={classes.foot}>
          <Button onClick={() => setChanging(true)}>{t('account.changePassword')}</Button>
        </div>
      </section>
    </Modal>
  );
}
