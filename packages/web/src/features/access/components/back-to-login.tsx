import { IconArrowLeft } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { resetFlow } from '../flow.ts';
import classes from './access.module.css';

export function BackToLogin() {
  const { t } = useTranslation();
  return (
    <Link to="/login" className={classes.back} onClick={resetFlow}>
      <IconArrowLeft size={16} aria-hidden="true" />
      {t('access.backToSignIn')}
    </Link>
  );
}
