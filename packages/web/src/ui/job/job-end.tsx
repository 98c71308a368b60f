import { Button, CloseButton } from '@mantine/core';
import type { JobProgress } from '@soundings/contract/jobs/jobs';
import { IconAlertTriangle, IconCircleCheck, IconPlayerStop } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import classes from './job.module.css';

interface JobEndProps {
  outcome: NonNullable<JobProgress['outcome']>;
  title: string;
  text: string;
  again: { label: string; onClick: () => void } | null;
  onClose: () => void;
}

const icons = { done: IconCircleCheck, cancelled: IconPlayerStop, failed: IconAlertTriangle };

export function JobEnd({ outcome, title, text, again, onClose }: JobEndProps) {
  const { t } = useTranslation();
  const Icon = icons[outcome];
  return (
    <section className={classes.end} data-outcome={outcome} aria-label={title}>
      <Icon size={19} stroke={1.8} className={classes.icon} aria-hidden="true" />
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        <p className={classes.text}>{text}</p>
      </div>
      {again && <Button onClick={again.onClick}>{again.label}</Button>}
      <CloseButton className={classes.close ?? ''} aria-label={t('common.dismiss')} onClick={onClose} />
    </section>
  );
}
