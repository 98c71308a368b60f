import { useEffect, useState } from 'react';
import classes from './loader-label.module.css';

const shownFor = 8000;
const pause = 1500;

/** Says one label after the other, 8 s each with 1.5 s between, and stays on the last. */
export function LoaderLabel({ labels }: { labels: readonly string[] }) {
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
