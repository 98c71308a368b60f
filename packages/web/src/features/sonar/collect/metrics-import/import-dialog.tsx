import { Modal } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#/ui/confirm-dialog.tsx';
import { toastSuccess } from '#/ui/toast.tsx';
import { ChooseStep } from './choose-step.tsx';
import { DoneStep } from './done-step.tsx';
import classes from './import-dialog.module.css';
import { importedText } from './imported-text.ts';
import { MappingStep } from './mapping-step.tsx';
import { TransferStep } from './transfer-step.tsx';
import { useMetricImport } from './use-metric-import.ts';

export interface ImportDialogProps {
  projectId: string;
  onClose: () => void;
}

/** Takes a file of metrics into a project: choose it, say what its columns mean, import it. */
export function ImportDialog({ projectId, onClose }: ImportDialogProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [asks, setAsks] = useState(false);
  const state = useMetricImport(projectId, (imported) => {
    toastSuccess({ title: t('sonarImport.imported'), text: importedText(t, imported) });
    void client.invalidateQueries({ queryKey: ['sonar', projectId] });
    void client.invalidateQueries({ queryKey: ['projects'] });
  });
  const { chosen, transfer, imported } = state;
  const close = () => {
    const hasWork = imported === null && (transfer?.what === 'import' || chosen?.isChanged === true);
    if (hasWork) setAsks(true);
    else onClose();
  };
  return (
    <>
      <Modal
        opened
        onClose={close}
        title={t('sonarImport.title')}
        size={chosen ? 920 : 760}
        padding={0}
        classNames={{ header: classes.header ?? '', body: classes.body ?? '' }}
        closeButtonProps={{ 'aria-label': t('common.close') }}
        closeOnClickOutside={false}
        closeOnEscape={!asks}
        trapFocus={!asks}
      >
        {imported !== null && <DoneStep imported={imported} onAgain={state.again} onClose={onClose} />}
        {imported === null && transfer !== null && <TransferStep transfer={transfer} onCancel={state.cancel} />}
        {imported === null && transfer === null && chosen === null && <ChooseStep state={state} />}
        {imported === null && transfer === null && chosen !== null && (
          <MappingStep projectId={projectId} chosen={chosen} state={state} onCancel={close} />
        )}
      </Modal>
      <ConfirmDialog
        opened={asks}
        title={t('sonarImport.discardTitle')}
        confirmLabel={t('sonarImport.discard')}
        cancelLabel={t('sonarImport.keepEditing')}
        isDangerous
        onConfirm={onClose}
        onClose={() => setAsks(false)}
      >
        {t('sonarImport.discardText', { name: chosen?.file.name ?? '' })}
      </ConfirmDialog>
    </>
  );
}
