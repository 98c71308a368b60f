import type { FileError } from '@soundings/contract/errors';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { FileErrors } from '#/ui/form/file-errors.tsx';
import type { MetricImport } from './use-metric-import.ts';

interface Props {
  failure: NonNullable<MetricImport['failure']>;
  advice: string;
  errors?: readonly FileError[];
}

export function ImportFailureText({ failure: { name, error }, advice, errors }: Props) {
  const { t } = useTranslation();
  const fallback = isApiError(error, 'jobInProgress')
    ? t('sonarImport.busy')
    : isApiError(error, 'invalidRequest')
      ? t('sonarImport.mappingRefused')
      : errorText(t, error);
  return (
    <FileErrors
      name={name}
      errors={errors ?? (isApiError(error) ? (error.details.fileErrors ?? []) : [])}
      advice={advice}
      fallback={fallback}
    />
  );
}
