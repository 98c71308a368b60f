import { Button, Modal } from '@mantine/core';
import type { FormEventHandler, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import layout from '#/ui/layout/layout.module.css';

interface DialogFormProps {
  title: string;
  size: number;
  save: { label: string; isBusy: boolean; isDisabled: boolean };
  /** False while something opened from the dialog takes Escape. */
  closesOnEscape?: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

export function DialogForm({ title, size, save, closesOnEscape = true, onSubmit, onClose, children }: DialogFormProps) {
  const { t } = useTranslation();
  return (
    <Modal
      opened
      onClose={onClose}
      closeOnEscape={closesOnEscape}
      title={title}
      size={size}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      <form className={layout.stack} noValidate onSubmit={onSubmit}>
        {children}
        <div className={layout.dialogFoot}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="submit" variant="filled" loading={save.isBusy} disabled={save.isDisabled}>
            {save.label}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
