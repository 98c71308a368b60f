import { IconMessages } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import classes from './playground-heading.module.css';
import { InHeader } from './shell/header-slot.tsx';

export function PlaygroundHeading() {
  const { t } = useTranslation();
  return (
    <InHeader>
      <Link to="/playground" search={{}} className={classes.heading}>
        <IconMessages size={19} stroke={1.7} aria-hidden="true" />
        {t('playground.title')}
      </Link>
    </InHeader>
  );
}
