import { IconFileSpreadsheet } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import type { JobRun } from '#/lib/jobs/use-job.ts';
import { secondsLeft } from '#/lib/seconds-left.ts';
import { Card } from '#/ui/card.tsx';
import { DropZone, DropZoneLink } from '#/ui/drop-zone.tsx';
import { FileErrors } from '#/ui/file-errors.tsx';
import { JobProgress } from '#/ui/job-progress.tsx';
import { ProgressPanel } from '#/ui/progress-panel.tsx';
import { preloadMapping } from '../mapping/mapping-section.lazy.tsx';
import { FileFacts, surveyFileKinds, uploadLimit } from './file-facts.tsx';
import classes from './file-section.module.css';
import type { FileUpload } from './use-file-upload.ts';

interface Props {
  upload: FileUpload;
  /** Why the import of a file that was read before failed. */
  importError: unknown;
  error: string | null;
  uploadNote?: string;
  onChange: () => void;
}

export function FileSection({ upload, importError, error, uploadNote, onChange }: Props) {
  const { t } = useTranslation();
  const { state } = upload;
  const choose = (file: File) => {
    onChange();
    preloadMapping();
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

interface SurveyDropZoneProps {
  onFile: (file: File) => void;
  error: string | null;
  note: string | null;
}

function SurveyDropZone({ onFile, error, note }: SurveyDropZoneProps) {
  const { t } = useTranslation();
  return (
    <>
      <DropZone
        id={useId()}
        label={t('resonanceForm.file')}
        accept={surveyFileKinds}
        required
        isTall
        onFile={onFile}
        error={error}
        icon={<IconFileSpreadsheet size={22} stroke={1.7} />}
        iconClass={classes.icon}
        dropNow={t('resonanceForm.dropNow')}
        kinds={t('resonanceForm.fileKinds', { size: uploadLimit })}
      >
        {t('resonanceForm.dropHere')} <DropZoneLink>{t('resonanceForm.chooseFile')}</DropZoneLink>
      </DropZone>
      {note !== null && <p className={classes.note}>{note}</p>}
    </>
  );
}

interface ImportProgressProps {
  run: JobRun;
  title: string;
  note: string;
}

export function ImportProgress({ run, title, note }: ImportProgressProps) {
  const { t } = useTranslation();
  return (
    <JobProgress
      run={run}
      title={title}
      count={(handled, total) => t('resonanceForm.rowsOf', { handled, total })}
      preparing={t('resonanceForm.preparing')}
      cancelLabel={t('resonanceForm.cancelImport')}
      note={`${note} ${t('resonanceForm.goesOn')}`}
    />
  );
}
