import { useTranslation } from 'react-i18next';
import classes from './row-result.module.css';

export function ComingResult() {
  const { t } = useTranslation();
  return <NoResult>{t('projects.resultComesLater')}</NoResult>;
}

/** `next`: what to do for the first one. */
export function NoResult({ children, next }: { children: string; next?: string | false }) {
  return (
    <div className={classes.noResult}>
      <p>{children}</p>
      {next && <p>{next}</p>}
    </div>
  );
}

export function NoRowResult() {
  return <span className={classes.none}>–</span>;
}
