import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './create-header.module.css';

/** Way back to the types, type's tile, title and one line. */
export function CreateHeader({ tile }: { tile: React.ReactNode }) {
  const { t } = useTranslation();
  return (
    <header className={classes.header}>
      <Link to="/projects/create" className={classes.back}>
        <IconArrowLeft size={16} aria-hidden="true" />
        {t('resonance.allTypes')}
      </Link>
      <div className={classes.line}>
        {tile}
        <div>
          <h1 className={classes.title}>{t('resonance.newTitle')}</h1>
          <p className={classes.lead}>{t('resonance.newLead')}</p>
        </div>
      </div>
    </header>
  );
}
