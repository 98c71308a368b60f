import { Button, CloseButton } from '@mantine/core';
import type { ProjectJobProgress } from '@soundings/contract/jobs';
import { IconAlertTriangle, IconCircleCheck, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { endWords } from './end-words.ts';
import classes from './job-end.module.css';

interface Props {
  job: ProjectJobProgress;
  /** How many brands a crawl would read now. */
  toCrawl: number;
  onCrawl: () => void;
  onClose: () => void;
}

const icons = { done: IconCircleCheck, cancelled: IconPlayerStop, failed: IconAlertTriangle };

/** How the last crawl ended, what is kept of it, and the way on where brands are left. */
export function JobEnd({ job, toCrawl, onCrawl, onClose }: Props) {
  const { t } = useTranslation();
  const outcome = job.outcome ?? 'done';
  const { title, text } = endWords(t, job);
  const Icon = icons[outcome];
  const isShort = outcome !== 'done' && toCrawl > 0;
  return (
    <section className={classes.end} data-outcome={outcome} aria-label={title}>
      <Icon size={19} stroke={1.8} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      {isShort && (
        <Button onClick={onCrawl}>{t('sonarCollect.crawlRest', { count: toCrawl, n: formatNumber(toCrawl) })}</Button>
      )}
      <CloseButton className={classes.close ?? ''} aria-label={t('sonarCollect.dismiss')} onClick={onClose} />
    </section>
  );
}
