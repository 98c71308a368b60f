import { useTranslation } from 'react-i18next';
import classes from './row-result.module.css';

export function ComingResult() {
  const { t } = useTranslation();
  return <NoResult>{t('projects.resultComesLater')}</NoResult>;
}

/** The name covers card and row and leads where `step` is taken, so that is no second link to the same page. */
export function NoResult({ children, step }: { children: string; step?: string }) {
  return (
    <p className={classes.noResult}>
      {children}
      {step && <span className={classes.step}>{step}</span>}
    </p>
  );
}

export function NoRowResult({ step }: { step?: string | false }) {
  return step ? <span className={classes.step}>{step}</span> : <span className={classes.none}>–</span>;
}
