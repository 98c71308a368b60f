import { useTranslation } from 'react-i18next';
import { CollectionSign, collectionSigns } from '../marks/collection-sign.tsx';
import { MarkSign, markSigns } from '../marks/mark-sign.tsx';
import classes from './legend.module.css';

interface Props {
  /** At the right. */
  note: string | null;
  /** Something was collected: its marks are there too. */
  isCollected: boolean;
}

/** What the marks of the table mean. */
export function Legend({ note, isCollected }: Props) {
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
        {isCollected &&
          collectionSigns.map((state) => (
            <li key={state} className={classes.item}>
              <CollectionSign state={state} />
              {t(`sonarCollect.mark_${state}`)}
            </li>
          ))}
      </ul>
      {note !== null && <span>{note}</span>}
    </div>
  );
}
