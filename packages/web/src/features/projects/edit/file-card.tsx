import { Button } from '@mantine/core';
import type { FileType } from '@soundings/contract/projects/project-types';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { useUpload } from '#/lib/api/use-upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { queryRoots } from '#/lib/query.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { toastInfo, toastSuccess } from '#/ui/feedback/toast.tsx';
import { useRefresh } from '#/ui/feedback/use-action.ts';
import { UploadPanel } from '#/ui/job/upload-panel.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { ReferenceFileField, referenceFileLimits } from '../fields/reference-file-field.tsx';
import { addReferenceFile } from '../project-forms.api.ts';
import classes from './edit.module.css';
import { useDirtyBlock } from './save-bar.tsx';

export function FileCard({ type, info: { id, fileName } }: { type: FileType; info: ProjectInfo }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  useDirtyBlock(file !== null);
  const { transfer, failure: failed, send: upload, clear } = useUpload(referenceFileLimits);
  const failure = failed?.error ?? null;
  const send = async (given: File) => {
    const sent = await upload(given, (sending) => addReferenceFile(type, { id, ...sending }));
    if (sent === null) return;
    setFile(null);
    void refresh([queryRoots.projects]);
    toastSuccess({ title: t('projectEdit.fileHasBeenSaved'), text: sent.fileName });
  };
  const cancel = () => {
    clear();
    toastInfo({ title: t('projectEdit.uploadCancelled'), text: t('projectEdit.fileStays') });
  };
  const failureText = () => {
    if (isApiError(failure, 'payloadTooLarge')) return t('projectEdit.fileTooLarge');
    if (isApiError(failure, 'unsupportedMediaType')) return t('projectEdit.fileOfOtherKind');
    return errorText(t, failure);
  };
  return (
    <Card label={t('projectForm.file')}>
      <div className={layout.stack}>
        {fileName === null ? null : (
          <p className={classes.file}>
            <IconFileText size={18} stroke={1.7} className={classes.fileIcon} aria-hidden="true" />
            <span className={classes.fileName}>{fileName}</span>
          </p>
        )}
        {failure === null ? null : <InlineAlert title={t('projectEdit.couldntSaveFile')}>{failureText()}</InlineAlert>}
        {transfer ? (
          <UploadPanel
            transfer={transfer}
            cancelLabel={t('resonanceForm.cancelUpload')}
            onCancel={cancel}
            note={fileName === null ? undefined : t('projectEdit.fileStaysMeanwhile')}
          />
        ) : (
          <>
            <ReferenceFileField
              file={file}
              onFile={(next) => {
                clear();
                setFile(next);
              }}
            />
            {file === null ? null : (
              <div className={classes.save}>
                <span className={classes.note}>{fileName === null ? null : t('projectEdit.replacesFile')}</span>
                <Button variant="filled" onClick={() => void send(file)}>
                  {fileName === null ? t('projectEdit.addFile') : t('projectEdit.replaceFile')}
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Card>
  );
}
