import { Button, Progress } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '#/lib/format.ts';
import classes from './job.module.css';

interface ProgressPanelProps {
  title: string;
  done: number;
  total: number;
  detail?: ReactNode;
  secondsLeft?: number | undefined;
  cancelLabel?: string;
  onCancel?: () => void;
  isCancelling?: boolean;
  note?: ReactNode;
}

export function ProgressPanel(props: ProgressPanelProps) {
  const { title, done, total, detail, secondsLeft, cancelLabel, onCancel, isCancelling = false, note } = props;
  const { t } = useTranslation();
  const percent = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <span className={classes.panelTitle}>{title}</span>
        <span className={classes.panelPercent}>{formatPercent(percent, 0)}</span>
      </div>
      <Progress value={percent} aria-label={title} />
      <div className={classes.panelFacts} role="status">
        <span>{detail ?? t('common.ofTotal', { done: formatNumber(done), total: formatNumber(total) })}</span>
        <span>{timeLeftText(t, secondsLeft)}</span>
      </div>
      {note || onCancel ? (
        <div className={classes.foot}>
          <span>{note}</span>
          {onCancel ? (
            <Button leftSection={<IconSquare size={14} />} loading={isCancelling} onClick={onCancel}>
              {cancelLabel ?? t('common.cancel')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** "about 40 seconds left", from 90 seconds on in minutes; null where nobody can tell. */
export const timeLeftText = (t: TFunction, secondsLeft: number | undefined): string | null => {
  if (secondsLeft === undefined) return null;
  return secondsLeft < 90
    ? t('common.timeLeft', { count: Math.max(1, Math.round(secondsLeft)) })
    : t('common.minutesLeft', { count: Math.round(secondsLeft / 60) });
};
