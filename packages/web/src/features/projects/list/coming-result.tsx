import { useTranslation } from 'react-i18next';
import classes from './row-result.module.css';

export function ComingResult() {
  const { t } = useTranslation();
  return <NoResult>{t('projects.resultComesLater')}</NoResult>;
}

export function NoResult({ children }: { children: string }) {
  return <p className={classes.noResult}>{children}</p>;
}

export function NoRowResult() {
  return <span className={classes.none}>–</span>;
}
