import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { JobRun } from '#/lib/jobs/use-job.ts';
import { useSecondsLeft } from '#/lib/seconds-left.ts';
import { ProgressPanel } from './progress-panel.tsx';

interface JobProgressProps {
  run: JobRun;
  /** Verb and object: "Importing survey.csv". */
  title: string;
  /** "15 of 22 rows". */
  count: (handled: string, total: string) => string;
  /** What it does before it knows how much there is to do. */
  preparing: string;
  cancelLabel: string;
  note: ReactNode;
}

/** How far a job is: waiting, at work, about to end; and its cancel button. */
export function JobProgress({ run, title, count, preparing, cancelLabel, note }: JobProgressProps) {
  const { t } = useTranslation();
  const { status, handled, total, isCancelling, cancel } = run;
  const secondsLeft = useSecondsLeft({ handled, total, isCounting: status === 'EXECUTING' && total > 0 });
  const detail = isCancelling
    ? t('common.cancelling')
    : status === 'EXECUTE'
      ? t('common.jobQueued')
      : total > 0
        ? count(formatNumber(handled), formatNumber(total))
        : preparing;
  return (
    <ProgressPanel
      title={title}
      done={handled}
      total={total}
      detail={detail}
      secondsLeft={isCancelling ? undefined : secondsLeft}
      cancelLabel={cancelLabel}
      isCancelling={isCancelling}
      onCancel={cancel}
      note={note}
    />
  );
}
