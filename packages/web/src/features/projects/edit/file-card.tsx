import { Button } from '@mantine/core';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { IconFileText } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import { queryRoots } from '#/lib/query.ts';
import { Card } from '#/ui/card.tsx';
import { InlineAlert } from '#/ui/inline-alert.tsx';
import { ProgressPanel } from '#/ui/progress-panel.tsx';
import { toastInfo, toastSuccess } from '#/ui/toast.tsx';
import { useRefresh } from '#/ui/use-action.ts';
import { ReferenceFileField } from '../fields/reference-file-field.tsx';
import { addReferenceFile, type FileType } from '../project-forms.api.ts';
import classes from './edit.module.css';
import { useDirtyBlock } from './save-bar.tsx';

/** The file whose text feeds generation: which it is, and another in its place. */
export function FileCard({ type, info: { id, fileName } }: { type: FileType; info: ProjectInfo }) {
  const { t } = useTranslation();
  const refresh = useRefresh();
  const [file, setFile] = useState<File | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useDirtyBlock(file !== null);
  const { sending, send, cancel } = useFileUpload(type, id, {
    onSent: (name) => {
      setFile(null);
      void refresh([queryRoots.projects]);
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

interface Sending {
  sent: number;
  total: number;
  name: string;
}

interface Handlers {
  onSent: (fileName: string) => void;
  onFailed: (error: unknown) => void;
  onCancelled: () => void;
}

/** Sends a reference file and tells how far it is; leaving the page gives it up. */
function useFileUpload(type: FileType, id: string, { onSent, onFailed, onCancelled }: Handlers) {
  const [sending, setSending] = useState<Sending | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);
  const send = async (file: File) => {
    const controller = new AbortController();
    running.current = controller;
    const { name, size } = file;
    setSending({ name, sent: 0, total: size });
    try {
      const { fileName } = await addReferenceFile(type, {
        id,
        file,
        signal: controller.signal,
        onProgress: (progress) => setSending({ name, ...progress }),
      });
      onSent(fileName);
    } catch (error) {
      if (controller.signal.aborted) onCancelled();
      else onFailed(error);
    } finally {
      setSending(null);
    }
  };
  return { sending, send: (file: File) => void send(file), cancel: () => running.current?.abort() };
}
