import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { ErrorState } from '#/ui/error-state.tsx';
import classes from './chart-problem.module.css';

interface Props {
  error: unknown;
  onRetry: () => void;
  isRetrying: boolean;
}

/** The chart could not be loaded, for another reason than that it is closed. */
export function ChartProblem({ error, onRetry, isRetrying }: Props) {
  const { t } = useTranslation('chart');
  return (
    <main className={classes.page}>
      <VisuallyHidden component="h1">{t('title')}</VisuallyHidden>
      <Card flush label={t('title')}>
        <ErrorState error={error} thing={t('theChart')} onRetry={onRetry} isRetrying={isRetrying} />
      </Card>
    </main>
  );
}
