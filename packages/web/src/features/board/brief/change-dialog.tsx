import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LateModal } from '#/ui/feedback/confirm-dialog.tsx';
import classes from './brief.module.css';

interface Props {
  opened: boolean;
  isBusy: boolean;
  onChange: () => void;
  onReset: () => void;
  onClose: () => void;
}

export function ChangeDialog({ opened, isBusy, onChange, onReset, onClose }: Props) {
  const { t } = useTranslation();
  return (
    <LateModal opened={opened} onClose={onClose} title={t('board.changeTitle')} withCloseButton={false} size={520}>
      <p className={classes.dialogText}>{t('board.changeText')}</p>
      <div className={classes.dialogActions}>
        <Button onClick={onClose} disabled={isBusy}>
          {t('common.cancel')}
        </Button>
        <Button onClick={onReset} disabled={isBusy}>
          {t('board.changeAndReset')}
        </Button>
        <Button variant="filled" onClick={onChange} loading={isBusy} data-autofocus>
          {t('board.change')}
        </Button>
      </div>
    </LateModal>
  );
}
