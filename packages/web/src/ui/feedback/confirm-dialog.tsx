import { Button, Modal, type ModalProps } from '@mantine/core';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '../layout/layout.module.css';
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
    <LateModal opened={opened} onClose={onClose} title={title} withCloseButton={false} size={440}>
      <div className={classes.text}>{children}</div>
      <div className={layout.dialogFoot}>
        <Button onClick={onClose} disabled={isBusy} data-autofocus>
          {cancelLabel ?? t('common.cancel')}
        </Button>
        <Button variant={isDangerous ? 'danger' : 'filled'} loading={isBusy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </LateModal>
  );
}

/**
 * Nothing before it opens for the first time: pages hold several. Then it is drawn closed first, so that the focus goes
 * back to what has opened it.
 */
export function LateModal({ opened, ...modal }: ModalProps) {
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    if (opened) setWasOpened(true);
  }, [opened]);
  return opened || wasOpened ? <Modal {...modal} opened={opened && wasOpened} /> : null;
}
