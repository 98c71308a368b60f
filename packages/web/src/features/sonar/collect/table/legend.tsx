import { useTranslation } from 'react-i18next';
import { MarkSign, markSigns } from '../marks/mark-sign.tsx';
import classes from './legend.module.css';

/** What the marks of the table mean. */
export function Legend({ note }: { note: string | null }) {
  const { t } = useTranslation();
  return (
    <div className={classes.foot}>
      <ul className={classes.legend} aria-label={t('sonarCollect.legend')}>
        {markSigns.map((sign) => (
          <li key={sign} className={classes.item}>
            <MarkSign sign={sign} />
            {t(`sonarCollect.mark_${sign}`)}
          </li>
        ))}
      </ul>
      {note !== null && <span>{note}</span>}
    </div>
  );
}
