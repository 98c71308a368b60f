import { FocusTrap, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './account.module.css';
import { SessionList } from './session-list.tsx';

export function AccountDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
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
    </Modal>
  );
}
