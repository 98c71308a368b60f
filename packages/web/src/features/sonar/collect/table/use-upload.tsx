import { datasetFileTypes } from '@soundings/contract/sonar/sonar-choices';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { toastSuccess } from '#/ui/toast.tsx';
import { useBrandFile } from '../../brands/brand-file.tsx';
import { importBrands } from '../../brands/brands.api.ts';
import { useRefreshBrands } from '../collect.api.ts';

/** Adds the brands of a file to a project, and says how many. */
export function useUpload(projectId: string) {
  const { t } = useTranslation();
  const refresh = useRefreshBrands(projectId);
  return useBrandFile(
    (file, signal) => importBrands(projectId, file, signal).finally(refresh),
    ({ added, changed: updated }) =>
      toastSuccess({
        title: t('sonarCollect.uploaded'),
        text: t('sonarCollect.uploadedText', { added: formatNumber(added), changed: formatNumber(updated) }),
      }),
  );
}

interface FilePicker {
  /** Asks for a file of brands. */
  pick: () => void;
  /** Has to be in the page. */
  input: ReactNode;
}

/** One file field for every button of a page that uploads. */
export function useFilePicker(onFile: (file: File) => void): FilePicker {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return {
    pick: () => field.current?.click(),
    input: (
      <input
        ref={field}
        type="file"
        hidden
        tabIndex={-1}
        accept={datasetFileTypes.map((type) => `.${type}`).join(',')}
        aria-label={t('sonarCollect.uploadFile')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file) onFile(file);
          // So that the same file, corrected, can be chosen once more.
          currentTarget.value = '';
        }}
      />
    ),
  };
}
