import { Button, Progress, VisuallyHidden } from '@mantine/core';
import { IconSquare } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent, formatUnit } from '#/lib/format.ts';
import classes from './job-bar.module.css';
import { timeLeftText } from './progress-panel.tsx';

interface JobBarProps {
  /** Verb and object: "Crawling home pages". */
  title: string;
  done: number;
  /** 0 where it is not known yet. */
  total: number;
  /** "14 of 24". */
  count: string | null;
  /** What it has come to, and what it is at now. */
  detail: string | null;
  secondsLeft: number | undefined;
  cancelLabel: string;
  /** It was asked to end and has not yet. */
  isCancelling: boolean;
  onCancel: () => void;
}

/** Work in the background across a page's width: the loudest thing there while it runs. */
export function JobBar(props: JobBarProps) {
  const { title, done, total, count, detail, secondsLeft, cancelLabel, isCancelling, onCancel } = props;
  const { t } = useTranslation();
  const percent = total > 0 ? Math.min(100, (100 * done) / total) : 0;
  return (
    <section className={classes.bar} aria-label={title}>
      <div className={classes.work}>
        <div className={classes.facts}>
          <span className={classes.spinner} aria-hidden="true" />
          <h2 className={classes.title}>{title}</h2>
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
      <div className={classes.end}>
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
