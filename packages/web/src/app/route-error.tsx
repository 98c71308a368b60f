import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#/ui/feedback/error-state.tsx';
import { Card } from '#/ui/layout/card.tsx';
import classes from './route-error.module.css';

export function RouteError({ error }: ErrorComponentProps) {
  const { t } = useTranslation();
  const router = useRouter();
  const { reset } = useQueryErrorResetBoundary();
  const retry = () => {
    reset();
    void router.invalidate();
  };
  return (
    <div className={classes.page}>
      <Card flush label={t('errors.somethingWentWrong')}>
        <ErrorState error={error} thing={t('errors.thisPage')} onRetry={retry} />
      </Card>
    </div>
  );
}
