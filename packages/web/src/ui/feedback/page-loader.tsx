import { Loader, VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './skeletons.module.css';
import { useDelayed } from './use-delayed.ts';

export function PageLoader() {
  const { t } = useTranslation();
  if (!useDelayed(200)) return null;
  return (
    <div className={classes.page} role="status">
      <Loader size={26} color="var(--brand)" />
      <VisuallyHidden>{t('common.loading')}</VisuallyHidden>
      <LoaderLabel labels={['', t('common.stillLoading'), t('common.almostThere')]} />
    </div>
  );
}

const shownFor = 8000;
const pause = 1500;

function LoaderLabel({ labels }: { labels: readonly string[] }) {
  const [step, setStep] = useState(0);
  const isPause = step % 2 === 1;
  useEffect(() => {
    if (step >= (labels.length - 1) * 2) return;
    const timer = setTimeout(() => setStep(step + 1), isPause ? pause : shownFor);
    return () => clearTimeout(timer);
  }, [step, isPause, labels.length]);
  return (
    <span className={classes.label} data-hidden={isPause || undefined}>
      {labels[Math.floor(step / 2)] || ' '}
    </span>
  );
}
