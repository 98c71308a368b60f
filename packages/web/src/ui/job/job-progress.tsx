import { Button, Progress, VisuallyHidden } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent, formatUnit } from '#/lib/format.ts';
import type { Job } from '#/lib/jobs/use-job.ts';
import classes from './job.module.css';
import { ProgressPanel, timeLeftText } from './progress-panel.tsx';

interface JobProgressProps {
  run: Pick<Job, 'status' | 'handled' | 'total' | 'secondsLeft' | 'isCancelling' | 'cancel'>;
  title: string;
  count: (handled: string, total: string) => string;
  preparing?: string;
  detail?: string | null;
  cancelLabel: string;
  note?: ReactNode;
  isWide?: boolean;
}

export function JobProgress({ run, title, count, preparing, detail = null, note, ...rest }: JobProgressProps) {
  const { t } = useTranslation();
  const { cancelLabel, isWide = false } = rest;
  const { status, handled, total, isCancelling, cancel } = run;
  const secondsLeft = isCancelling ? undefined : run.secondsLeft;
  const counted = total > 0 ? count(formatNumber(handled), formatNumber(total)) : null;
  const isWaiting = status === 'EXECUTE' || (status === null && preparing === undefined);
  const stage = isCancelling ? t('common.cancelling') : isWaiting ? t('common.jobQueued') : null;
  if (isWide) {
    const facts = { title, done: handled, total, count: counted, detail: stage ?? detail, secondsLeft };
    return <WideProgress {...facts} {...{ cancelLabel, isCancelling }} onCancel={cancel} />;
  }
  return (
    <ProgressPanel
      title={title}
      done={handled}
      total={total}
      detail={stage ?? counted ?? preparing}
      secondsLeft={secondsLeft}
      cancelLabel={cancelLabel}
      isCancelling={isCancelling}
      onCancel={cancel}
      note={note}
    />
  );
}

interface WideProgressProps {
  title: string;
  done: number;
  total: number;
  count: string | null;
  detail: string | null;
  secondsLeft: number | undefined;
  cancelLabel: string;
  isCancelling: boolean;
  onCancel: () => void;
}

function WideProgress(props: WideProgressProps) {
  const { title, done, total, count, detail, secondsLeft, cancelLabel, isCancelling, onCancel } = props;
  const { t } = useTranslation();
  const percent = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  return (
    <section className={classes.bar} aria-label={title}>
      <div className={classes.work}>
        <div className={classes.facts}>
          <span className={classes.spinner} aria-hidden="true" />
          <h2 className={classes.progressTitle}>{title}</h2>
          <span className={classes.count}>{count}</span>
          <span className={classes.detail} title={detail ?? undefined}>
            {detail}
          </span>
          <span className={classes.left}>{timeLeftText(t, secondsLeft)}</span>
        </div>
        <Progress value={percent} aria-label={title} />
        <div className={classes.ticks} aria-hidden="true" />
        {/* Each step would be too much to listen to. */}
        <VisuallyHidden role="status">
          {title}: {formatPercent(Math.floor(percent / 10) * 10, 0)}
        </VisuallyHidden>
      </div>
      <div className={classes.progressEnd}>
        <span className={classes.percent}>
          {formatNumber(Math.floor(percent))}
          <small>{formatUnit('%')}</small>
        </span>
        <Button
          className={classes.cancel ?? ''}
          leftSection={<IconSquare size={14} aria-hidden="true" />}
          loading={isCancelling}
          onClick={onCancel}
        >
          {cancelLabel}
        </Button>
      </div>
    </section>
  );
}
