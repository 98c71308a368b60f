import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import type { Job } from '#/lib/jobs/use-job.ts';
import { DropZone, DropZoneLink } from '#/ui/form/drop-zone.tsx';
import { FileErrors } from '#/ui/form/file-errors.tsx';
import { JobProgress } from '#/ui/job/job-progress.tsx';
import { UploadPanel } from '#/ui/job/upload-panel.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { LazyMappingSection, preloadMapping } from '../mapping/mapping-section.lazy.tsx';
import classes from './file-facts.module.css';
import { FileFacts, surveyFileKinds, uploadLimit } from './file-facts.tsx';
import type { FileUpload } from './use-file-upload.ts';

export const showColumns = (): void => document.getElementById('figure-columns')?.querySelector('input')?.focus();

interface Props {
  upload: FileUpload;
  importError: unknown;
  error: string | null;
  uploadNote?: string;
  /** What a new file would replace. */
  current?: ReactNode;
  onChange: () => void;
}

export function FileSection({ upload, importError, error, uploadNote, current, onChange }: Props) {
  const { t } = useTranslation();
  const { state } = upload;
  const choose = (file: File) => {
    onChange();
    preloadMapping();
    upload.choose(file);
  };
  if (state.status === 'uploading') {
    return (
      <Card label={t('resonanceForm.file')}>
        <UploadPanel
          transfer={state.transfer}
          working={t('resonanceForm.reading')}
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
    <>
      <Card label={t('resonanceForm.file')}>
        {current}
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
      {state.status === 'ready' && state.file.form === 'messages' && (
        <LazyMappingSection
          file={state.file}
          mapping={state.mapping}
          onMapping={upload.setMapping}
          onPlace={(asked) => {
            onChange();
            upload.readFrom(asked);
          }}
          isReading={state.isReading}
        />
      )}
    </>
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
        onFile={onFile}
        error={error}
        icon={<IconFileSpreadsheet size={22} stroke={1.7} />}
        iconClass={classes.fileSectionIcon}
        dropNow={t('resonanceForm.dropNow')}
        kinds={t('resonanceForm.fileKinds', { size: uploadLimit })}
      >
        <DropZoneLink drop={t('resonanceForm.dropHere')}>{t('resonanceForm.chooseFile')}</DropZoneLink>
      </DropZone>
      {note !== null && <p className={classes.note}>{note}</p>}
    </>
  );
}

interface ImportProgressProps {
  run: Job;
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
