import { Button, CloseButton, Loader } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { FileErrors } from '#/ui/file-errors.tsx';
import classes from './import.module.css';
import type { DatasetImport } from './use-dataset-import.ts';

/** The file that is being read, or what is wrong with the last one. Nothing otherwise. */
export function ImportState({ state }: { state: DatasetImport }) {
  const { t } = useTranslation();
  const { name, failure } = state;
  if (name !== null) {
    return (
      <div className={classes.reading} role="status">
        <Loader size={18} aria-hidden="true" />
        <span className={classes.readingText}>{t('sonar.importing', { name })}</span>
        <Button size="sm" onClick={state.cancel}>
          {t('sonar.cancelImport')}
        </Button>
      </div>
    );
  }
  if (!failure) return null;
  return (
    <div className={classes.errors}>
      <FileErrors
        name={failure.name}
        errors={isApiError(failure.error) ? (failure.error.details.fileErrors ?? []) : []}
        advice={t('sonar.nothingImported')}
        fallback={errorText(t, failure.error)}
        actions={<CloseButton aria-label={t('sonar.closeErrors')} onClick={state.forget} />}
      />
    </div>
  );
}
