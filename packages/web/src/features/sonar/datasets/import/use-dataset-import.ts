import { datasetLimits } from '@soundings/contract/sonar/sonar-choices';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { formatBytes } from '#/lib/format.ts';
import { toastError, toastWarning } from '#/ui/toast.tsx';
import { datasetFileProblem } from './dataset-file-problem.ts';

/** What a file has wrong, until it is closed or another one is imported. */
export interface ImportFailure {
  name: string;
  error: unknown;
}

/** Imports one file at a time: `send` it, then tell or list what is wrong. Leaving the page ends it. */
export function useDatasetImport<T>(
  send: (file: File, signal: AbortSignal) => Promise<T>,
  onDone: (answer: T, file: File) => void,
) {
  const { t } = useTranslation();
  /** The file that is being read. */
  const [name, setName] = useState<string | null>(null);
  const [failure, setFailure] = useState<ImportFailure | null>(null);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);

  const take = async (file: File) => {
    if (name !== null) return;
    setFailure(null);
    const problem = datasetFileProblem(file);
    if (problem) {
      const size = formatBytes(datasetLimits.fileBytes);
      toastWarning({ id: 'import', title: t(`sonar.${problem}`, { name: file.name, size }) });
      return;
    }
    const controller = new AbortController();
    abort.current = controller;
    setName(file.name);
    try {
      const answer = await send(file, controller.signal);
      if (!controller.signal.aborted) onDone(answer, file);
    } catch (error) {
      if (controller.signal.aborted) return;
      if (isApiError(error, 'fileHasErrors', 'fileCannotBeRead')) setFailure({ name: file.name, error });
      else
        toastError({
          id: 'import',
          title: t('fileList.couldNotRead', { name: file.name }),
          text: errorText(t, error),
        });
    } finally {
      setName(null);
    }
  };
  return { name, failure, take, cancel: () => abort.current?.abort(), forget: () => setFailure(null) };
}
export type DatasetImport = Pick<
  ReturnType<typeof useDatasetImport<unknown>>,
  'name' | 'failure' | 'take' | 'cancel' | 'forget'
>;
