import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import type { JobRun } from '#/lib/jobs/use-job.ts';
import { secondsLeft } from '#/lib/seconds-left.ts';
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
  const [seen, setSeen] = useState<{ handled: number; at: number } | null>(null);
  const isCounting = status === 'EXECUTING' && total > 0;
  useEffect(() => {
    // What it did before anyone looked says nothing about its speed.
    if (isCounting) setSeen((first) => first ?? { handled, at: Date.now() });
  }, [isCounting, handled]);
  const detail = isCancelling
    ? t('common.cancelling')
    : status === 'EXECUTE'
      ? t('common.jobQueued')
      : total > 0
        ? count(formatNumber(handled), formatNumber(total))
        : preparing;
  const from = seen ?? { handled, at: Date.now() };
  return (
    <ProgressPanel
      title={title}
      done={handled}
      total={total}
      detail={detail}
      secondsLeft={
        isCancelling ? undefined : secondsLeft(handled - from.handled, total - from.handled, from.at, Date.now())
      }
      cancelLabel={cancelLabel}
      isCancelling={isCancelling}
      onCancel={cancel}
      note={note}
    />
  );
}
