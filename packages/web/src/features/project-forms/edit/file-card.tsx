import { Button } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { IconFileText } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import { Card } from '#/ui/card.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { ProgressPanel } from '#/ui/progress-panel.tsx';
import { toastInfo, toastSuccess } from '#/ui/toast.tsx';
import type { FileType } from '../api/add-reference-file.ts';
import { ReferenceFileField } from '../fields/reference-file-field.tsx';
import { useDirtyBlock } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { useFileUpload } from './use-file-upload.ts';

/** The file whose text feeds generation: which it is, and another in its place. */
export function FileCard({ type, info: { id, fileName } }: { type: FileType; info: ProjectInfo }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useDirtyBlock(file !== null);
  const { sending, send, cancel } = useFileUpload(type, id, {
    onSent: (name) => {
      setFile(null);
      void client.invalidateQueries({ queryKey: ['projects'] });
      toastSuccess({ title: t('projectEdit.fileHasBeenSaved'), text: name });
    },
    onFailed: setFailure,
    onCancelled: () => toastInfo({ title: t('projectEdit.uploadCancelled'), text: t('projectEdit.fileStays') }),
  });
  const failureText = () => {
    if (isApiError(failure, 'payloadTooLarge')) return t('projectEdit.fileTooLarge');
    if (isApiError(failure, 'unsupportedMediaType')) return t('projectEdit.fileOfOtherKind');
    return errorText(t, failure);
  };
  return (
    <Card label={t('projectForm.file')}>
      <div className={classes.stack}>
        <p className={classes.file}>
          <IconFileText size={18} stroke={1.7} className={classes.fileIcon} aria-hidden="true" />
          {fileName === null ? (
            <span className={classes.note}>{t('projectEdit.noFile')}</span>
          ) : (
            <span className={classes.fileName}>{fileName}</span>
          )}
        </p>
        {failure === null ? null : <InlineAlert title={t('projectEdit.couldntSaveFile')}>{failureText()}</InlineAlert>}
        {sending ? (
          <ProgressPanel
            title={t('resonanceForm.uploading', { name: sending.name })}
            done={sending.sent}
            total={sending.total}
            detail={t('resonanceForm.bytesOf', { sent: formatBytes(sending.sent), total: formatBytes(sending.total) })}
            cancelLabel={t('resonanceForm.cancelUpload')}
            onCancel={cancel}
            note={fileName === null ? undefined : t('projectEdit.fileStaysMeanwhile')}
          />
        ) : (
          <>
            <ReferenceFileField
              file={file}
              onFile={(next) => {
                setFailure(null);
                setFile(next);
              }}
            />
            <div className={classes.save}>
              <span className={classes.note}>{fileName === null ? null : t('projectEdit.replacesFile')}</span>
              <Button variant="filled" disabled={file === null} onClick={() => file && send(file)}>
                {fileName === null ? t('projectEdit.addFile') : t('projectEdit.replaceFile')}
              </Button>
            </div>
          </>
        )}
      </div>
    </Card>
  );
}
