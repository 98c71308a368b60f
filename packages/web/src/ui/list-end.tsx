import { Button, Loader } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import classes from './infinite-list.module.css';
import type { PagedSource } from './paged-source.ts';

/** Under the last loaded row: a spinner, what failed with another try, or the button for more. */
export function ListEnd<T>({ source, label }: { source: PagedSource<T>; label: string }) {
  const { t } = useTranslation();
  if (source.isLoadingMore) {
    return (
      <div className={classes.end} role="status">
        <Loader size={16} color="var(--brand)" />
        {t('common.loading')}
      </div>
    );
  }
  if (source.error) {
    return (
      <div className={classes.end} role="alert" data-error>
        <IconAlertCircle size={16} aria-hidden="true" />
        <span>{errorText(t, source.error)}</span>
        <Button size="sm" onClick={source.retry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    );
  }
  if (!source.hasMore) return null;
  return (
    <div className={classes.end}>
      <Button size="sm" variant="subtle" aria-label={t('pickers.loadMoreOf', { label })} onClick={source.loadMore}>
        {t('pickers.loadMore')}
      </Button>
    </div>
  );
}
