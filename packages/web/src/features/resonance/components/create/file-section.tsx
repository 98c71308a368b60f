import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import { secondsLeft } from '#/lib/seconds-left.ts';
import { Card } from '#/ui/card.tsx';
import { FileErrors } from '#/ui/file-errors.tsx';
import { ProgressPanel } from '#/ui/progress-panel.tsx';
import { FileFacts } from './file-facts.tsx';
import { nearMapping } from './mapping-section-soon.tsx';
import { SurveyDropZone } from './survey-drop-zone.tsx';
import { uploadLimit } from './survey-file-kinds.ts';
import type { FileUpload } from './use-file-upload.ts';

interface Props {
  upload: FileUpload;
  /** Why the import of a file that was read before failed. */
  importError: unknown;
  /** Why the form cannot be sent. */
  error: string | null;
  /** What is so meanwhile. */
  uploadNote?: string;
  onChange: () => void;
}

/** The file: chosen, on its way, read, or refused with its reasons. */
export function FileSection({ upload, importError, error, uploadNote, onChange }: Props) {
  const { t } = useTranslation();
  const { state } = upload;
  const choose = (file: File) => {
    onChange();
    nearMapping();
    upload.choose(file);
  };
  if (state.status === 'uploading') {
    const isSent = state.sent >= state.total;
    const bytes = { sent: formatBytes(state.sent), total: formatBytes(state.total) };
    return (
      <Card label={t('resonanceForm.file')}>
        <ProgressPanel
          title={t('resonanceForm.uploading', { name: state.name })}
          done={state.sent}
          total={state.total}
          detail={isSent ? t('resonanceForm.reading') : t('resonanceForm.bytesOf', bytes)}
          secondsLeft={secondsLeft(state.sent, state.total, state.startedAt, Date.now())}
          cancelLabel={t('resonanceForm.cancelUpload')}
          onCancel={upload.cancel}
          note={error ?? uploadNote ?? t('resonanceForm.uploadNote')}
        />
      </Card>
    );
  }
  const failure = state.status === 'failed' ? state.error : importError;
  const failedName =
    state.status === 'failed' ? state.name : state.status === 'ready' ? state.file.fileName : t('resonanceForm.file');
  return (
    <Card label={t('resonanceForm.file')}>
      {failure !== null && failure !== undefined && (
        <FileErrors
          name={failedName}
          errors={isApiError(failure) ? (failure.details.fileErrors ?? []) : []}
          advice={t('resonanceForm.nothingKept')}
          fallback={errorText(t, failure)}
        />
      )}
      {state.status === 'ready' ? (
        <FileFacts file={state.file} onReplace={choose} onRemove={upload.remove} />
      ) : (
        <SurveyDropZone
          onFile={choose}
          error={
            state.status === 'refused'
              ? t(`resonanceForm.${state.reason}`, { name: state.name, size: uploadLimit })
              : error
          }
          note={state.status === 'none' && state.wasCancelled ? t('resonanceForm.uploadCancelled') : null}
        />
      )}
    </Card>
  );
}
