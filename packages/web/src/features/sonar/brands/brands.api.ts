import { endpoints } from 'virtual:endpoints';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type CallInput, call } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';
import { upload } from '#/lib/api/upload.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError } from '#/ui/toast.tsx';

export const searchBrands = (input: CallInput<typeof endpoints.searchDatasets>) =>
  call(endpoints.searchDatasets, input);

export const addBrand = (input: CallInput<typeof endpoints.addDataset>) => call(endpoints.addDataset, input);

export const editBrand = (input: CallInput<typeof endpoints.editDataset>) => call(endpoints.editDataset, input);

export const deleteBrands = (input: CallInput<typeof endpoints.deleteDatasets>) =>
  call(endpoints.deleteDatasets, input);

export const findProfiles = (input: CallInput<typeof endpoints.findProfiles>) => call(endpoints.findProfiles, input);

/** Adds the brands of a file to a project and changes those it has. Throws `fileHasErrors` with the lines. */
export const importBrands = (projectId: string, file: File, signal?: AbortSignal) =>
  upload(endpoints.importDatasets, { params: { id: projectId }, file, signal });

/** What a file says of brands; nothing is kept. Throws `fileHasErrors` with the lines. */
export const readBrandFile = (file: File, signal?: AbortSignal) =>
  upload(endpoints.readDatasetFile, { file, signal }).then(({ datasets }) => datasets);

export const exportBrands = (input: CallInput<typeof endpoints.exportDatasets>) =>
  download(endpoints.exportDatasets, input);

const downloadTemplate = () => download(endpoints.datasetTemplate, {});

/** Saves the file that shows what an import reads. */
export function useDownloadTemplate() {
  const { t } = useTranslation();
  return useMutation({
    mutationFn: downloadTemplate,
    onError: (error) => toastError({ id: 'template', title: t('sonar.templateFailed'), text: errorText(t, error) }),
  });
}
