import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateModal } from '#/ui/feedback/confirm-dialog.tsx';
import classes from './cards.module.css';

interface Props {
  opened: boolean;
  canSave: boolean;
  onSave: () => Promise<void>;
  onDiscard: () => void;
  onCancel: () => void;
}

export function UnsavedDialog({ opened, canSave, onSave, onDiscard, onCancel }: Props) {
  const { t } = useTranslation();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    setIsSaving(true);
    await onSave();
    setIsSaving(false);
  };
  return (
    <LateModal opened={opened} onClose={onCancel} title={t('board.unsavedTitle')} withCloseButton={false} size={460}>
      <p className={classes.dialogText}>{t('board.unsavedText')}</p>
      <div className={classes.dialogActions}>
        <Button onClick={onCancel} disabled={isSaving}>
          {t('board.cancelLeaving')}
        </Button>
        <Button onClick={onDiscard} disabled={isSaving} data-tone="danger">
          {t('board.dontSave')}
        </Button>
        <Button variant="filled" onClick={() => void save()} loading={isSaving} disabled={!canSave} data-autofocus>
          {t('board.save')}
        </Button>
      </div>
    </LateModal>
  );
}
