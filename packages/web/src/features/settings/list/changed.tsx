import { useTranslation } from 'react-i18next';
import { formatAgo, formatMoment } from '#/lib/format.ts';
import classes from './list.module.css';

interface Change {
  builtIn: boolean;
  updatedOn: string;
  updatedBy: string | null;
}

export function Changed({ builtIn, updatedOn, updatedBy }: Change) {
  const { t } = useTranslation();
  if (builtIn && updatedBy === null) return <span className={classes.by}>{t('settings.builtIn')}</span>;
  return (
    <span>
      <time dateTime={updatedOn} title={formatMoment(updatedOn)}>
        {formatAgo(updatedOn)}
      </time>
      {updatedBy === null ? null : <span className={classes.by}> · {updatedBy}</span>}
    </span>
  );
}
