import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { InlineAlert } from '#/ui/inline-alert.tsx';

/** Why the gate stays shut, or has shut: `hasEnded` tells a project that was open from a wrong password. */
export function GateAlert({ error, hasEnded }: { error: unknown; hasEnded: boolean }) {
  const { t } = useTranslation();
  if (isApiError(error, 'noDataCollectedYet')) {
    return (
      <InlineAlert title={t('consumer.noDataCollectedYet')}>
        {t('consumer.accessToTheProjectIsCurrentlyDenied')}
      </InlineAlert>
    );
  }
  if (hasEnded)
    return <InlineAlert title={t('consumer.accessHasEnded')}>{t('consumer.enterPasswordAgain')}</InlineAlert>;
  // No project has a name or a password that is too long to be asked for.
  if (isApiError(error, 'wrongCredentials', 'invalidRequest')) {
    return <InlineAlert title={t('consumer.wrongCredentials')}>{t('consumer.pleaseTryAgain')}</InlineAlert>;
  }
  return <InlineAlert>{errorText(t, error)}</InlineAlert>;
}
