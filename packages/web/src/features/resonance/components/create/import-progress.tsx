import { useTranslation } from 'react-i18next';
import type { JobRun } from '#/lib/jobs/use-job.ts';
import { JobProgress } from '#/ui/job-progress.tsx';

interface Props {
  run: JobRun;
  title: string;
  /** What is so until it ends. */
  note: string;
}

/** How far the import of a file is, in rows, and its cancel button. */
export function ImportProgress({ run, title, note }: Props) {
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
