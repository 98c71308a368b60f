import { Button, FocusTrap, Modal } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { NewPasskey } from '../passkeys/new-passkey.tsx';
import { PasskeyList } from '../passkeys/passkey-list.tsx';
import classes from './account.module.css';
import { NewToken } from './new-token.tsx';
import { SessionList } from './session-list.tsx';
import { TokenList } from './token-list.tsx';

export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('account.title')}
      size={640}
      classNames={{ header: classes.head ?? '', body: classes.body ?? '' }}
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
      <section className={classes.section} aria-labelledby="account-alerts">
        <h3 id="account-alerts" className={classes.heading}>
          {t('account.alerts')}
        </h3>
        <Button renderRoot={(props) => <Link to="/alerts/settings" {...props} onClick={onClose} />}>
          {t('account.openAlerts')}
        </Button>
        <p className={classes.help}>{t('account.alertsHelp')}</p>
      </section>
      <section className={classes.section} aria-labelledby="account-passkeys">
        <h3 id="account-passkeys" className={classes.heading}>
          {t('account.passkeys')}
        </h3>
        <NewPasskey />
        <p className={classes.help}>{t('account.passkeysHelp')}</p>
        <PasskeyList />
      </section>
      <section className={classes.section} aria-labelledby="account-tokens">
        <h3 id="account-tokens" className={classes.heading}>
          {t('account.tokens')}
        </h3>
        <NewToken />
        <p className={classes.help}>{t('account.tokensHelp')}</p>
        <TokenList />
      </section>
    </Modal>
  );
}
