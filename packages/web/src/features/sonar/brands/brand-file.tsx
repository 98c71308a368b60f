import { CloseButton } from '@mantine/core';
import { datasetFileTypes, datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { type Sending, type Upload, useUpload } from '#/lib/api/use-upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import { hideToast, toastError, toastWarning } from '#/ui/feedback/toast.tsx';
import { FileErrors } from '#/ui/form/file-errors.tsx';
import { UploadPanel } from '#/ui/job/upload-panel.tsx';
import classes from './icons.module.css';

const limits = { types: datasetFileTypes, maxBytes: datasetLimits.fileBytes };

export function useBrandFile<T>(send: (sending: Sending) => Promise<T>, onDone: (answer: T, file: File) => void) {
  const { t } = useTranslation();
  const upload = useUpload(limits);
  const { transfer, problem, failure } = upload;
  useEffect(() => {
    if (problem === null) return;
    const size = formatBytes(datasetLimits.fileBytes);
    toastWarning({ id: 'import', title: t(`sonar.${problem.code}`, { name: problem.name, size }) });
  }, [t, problem]);
  useEffect(() => {
    if (failure === null || hasLines(failure.error)) return;
    const title = t('fileList.couldNotRead', { name: failure.name });
    toastError({ id: 'import', title, text: errorText(t, failure.error) });
  }, [t, failure]);

  const take = async (file: File) => {
    if (transfer !== null) return;
    hideToast('import');
    const answer = await upload.send(file, send);
    if (answer !== null) onDone(answer, file);
  };
  return { ...upload, take: (file: File) => void take(file) };
}

const hasLines = (error: unknown): boolean => isApiError(error, 'fileHasErrors', 'fileCannotBeRead');

export function ImportState({ state }: { state: Pick<Upload, 'transfer' | 'failure' | 'clear'> }) {
  const { t } = useTranslation();
  const { transfer, failure, clear } = state;
  if (transfer !== null) {
    return (
      <div className={classes.reading}>
        <UploadPanel
          transfer={transfer}
          working={t('sonar.importing', { name: transfer.name })}
          cancelLabel={t('sonar.cancelImport')}
          onCancel={clear}
        />
      </div>
    );
  }
  if (failure === null || !hasLines(failure.error)) return null;
  return (
    <div className={classes.errors}>
      <FileErrors
        name={failure.name}
        errors={isApiError(failure.error) ? (failure.error.details.fileErrors ?? []) : []}
        advice={t('sonar.nothingImported')}
        fallback={errorText(t, failure.error)}
        actions={<CloseButton aria-label={t('sonar.closeErrors')} onClick={clear} />}
      />
    </div>
  );
}
