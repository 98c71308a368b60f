import { Button, Modal } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  opened: boolean;
  title: string;
  children: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { t } = useTranslation();
  const { opened, title, children, confirmLabel, cancelLabel, isDangerous, isBusy = false, onConfirm, onClose } = props;
  return (
    <Modal opened={opened} onClose={onClose} title={title} withCloseButton={false} size={440}>
      <div className={classes.text}>{children}</div>
      <div className={classes.actions}>
        <Button onClick={onClose} disabled={isBusy} data-autofocus>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'filled'} loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Modal>
  );
}
