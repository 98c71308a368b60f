import { endpoints } from 'virtual:endpoints';
import { download } from '#/lib/api/download.ts';
import { useAction } from '#/ui/feedback/use-action.ts';

export const useExportBrands = (projectId: string) =>
  useAction({
    call: () => download(endpoints.exportDatasets, { params: { id: projectId }, query: { fileType: 'xlsx' } }),
    failed: 'sonarCollect.couldntExport',
  });

export const useDownloadTemplate = () =>
  useAction({
    call: () => download(endpoints.datasetTemplate, {}),
    failed: 'sonar.templateFailed',
    toastId: 'template',
  });
