import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './empty-state.module.css';
import { EmptyState } from './empty-state.tsx';

/** What stands where the address leads to nothing, to something deleted or to someone else's: nobody is told which. */
interface Missing {
  icon: ReactNode;
  title: string;
  text: string;
  action: ReactNode;
}

/** An address that is no id at all is refused as a request that is not valid. */
export const isMissing = (error: unknown): boolean => isApiError(error, 'notFound', 'invalidRequest');

interface ErrorStateProps {
  error: unknown;
  thing?: string;
  title?: string;
  missing?: Missing;
  onRetry: () => void;
  isRetrying?: boolean;
}

const errorDetails = (error: unknown): string =>
  JSON.stringify({
    code: isApiError(error) ? error.code : String(error),
    status: isApiError(error) ? error.status : undefined,
    requestId: isApiError(error) ? error.requestId : undefined,
    page: location.pathname,
    at: new Date().toISOString(),
  });

export function ErrorState({ error, thing, title, missing, onRetry, isRetrying = false }: ErrorStateProps) {
  const { t } = useTranslation();
  if (missing && isMissing(error)) return <MissingState {...missing} />;
  return (
    <div role="alert">
      <EmptyState
        tone="error"
        icon={<IconCloudOff size={21} stroke={1.7} />}
        title={title ?? t('errors.couldNotLoad', { thing: thing ?? t('errors.thisPage') })}
        actions={
          <>
            <Button leftSection={<IconRefresh size={16} />} loading={isRetrying} onClick={onRetry}>
              {t('common.tryAgain')}
            </Button>
            <CopyButton text={errorDetails(error)} label={t('common.copyDetails')} />
          </>
        }
      >
        {errorText(t, error)}
        {isApiError(error) && error.requestId ? (
          <div className={classes.request}>{t('errors.requestId', { id: error.requestId })}</div>
        ) : null}
      </EmptyState>
    </div>
  );
}

export function MissingState({ icon, title, text, action, isPage = false }: Missing & { isPage?: boolean }) {
  return (
    <div role="alert">
      <EmptyState tone="error" isPage={isPage} icon={icon} title={title} actions={action}>
        {text}
      </EmptyState>
    </div>
  );
}
