import { Button, CloseButton } from '@mantine/core';
import type { ProjectJobProgress } from '@soundings/contract/jobs/jobs';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { IconAlertTriangle, IconCircleCheck, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { endWords, reachedNothing } from './end-words.ts';
import classes from './job-end.module.css';

interface Props {
  job: ProjectJobProgress;
  /** How collecting the project's accounts ended, where that is known. */
  accounts?: CollectedStatus['accounts'] | undefined;
  /** The way on, where something is left to do. */
  again: { label: string; onClick: () => void } | null;
  onClose: () => void;
}

const icons = { done: IconCircleCheck, cancelled: IconPlayerStop, failed: IconAlertTriangle };

/** How the last job ended, what is kept of it, and the way on where something is left. */
export function JobEnd({ job, accounts, again, onClose }: Props) {
  const { t } = useTranslation();
  const outcome = reachedNothing(job) ? 'failed' : (job.outcome ?? 'done');
  const { title, text } = endWords(t, job, accounts);
  const Icon = icons[outcome];
  return (
    <section className={classes.end} data-outcome={outcome} aria-label={title}>
      <Icon size={19} stroke={1.8} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      {again && <Button onClick={again.onClick}>{again.label}</Button>}
      <CloseButton className={classes.close ?? ''} aria-label={t('sonarCollect.dismiss')} onClick={onClose} />
    </section>
  );
}
