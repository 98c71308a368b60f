import { Button, CloseButton } from '@mantine/core';
import { datasetFileTypes, datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { useEffect, useState } from 'react';
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
  const [file, setFile] = useState<File | null>(null);
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
    setFile(file);
    hideToast('import');
    const answer = await upload.send(file, send);
    if (answer !== null) onDone(answer, file);
  };
  return { ...upload, file, take: (file: File) => void take(file) };
}

const hasLines = (error: unknown): boolean => isApiError(error, 'fileHasErrors', 'fileCannotBeRead');

interface ImportStateProps {
  state: Pick<Upload, 'transfer' | 'failure' | 'clear'> & { file: File | null };
  /** Takes a file without domains, which may hold metrics. */
  onMetrics?: (file: File) => void;
}

export function ImportState({ state, onMetrics }: ImportStateProps) {
  const { t } = useTranslation();
  const { transfer, failure, clear, file } = state;
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
  const errors = isApiError(failure.error) ? (failure.error.details.fileErrors ?? []) : [];
  const mayHoldMetrics = errors.some(({ code }) => code === 'noDomainColumn');
  return (
    <div className={classes.errors}>
      <FileErrors
        name={failure.name}
        errors={errors}
        advice={t('sonar.nothingImported')}
        fallback={errorText(t, failure.error)}
        actions={
          <>
            {onMetrics && file && mayHoldMetrics && (
              <Button onClick={() => onMetrics(file)}>{t('sonarCollect.importAsMetrics')}</Button>
            )}
            <CloseButton aria-label={t('sonar.closeErrors')} onClick={clear} />
          </>
        }
      />
    </div>
  );
}
