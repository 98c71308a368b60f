import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';
import { datasetTemplate } from '../api/dataset-template.ts';

/** Saves the file that shows what an import reads. */
export function useTemplate() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: datasetTemplate,
    onError: (error) => toastError({ id: 'template', title: t('sonar.templateFailed'), text: errorText(t, error) }),
  });
}
