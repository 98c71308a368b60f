import { endpoints } from 'virtual:endpoints';
import { download } from '#/lib/api/download.ts';

export const datasetTemplate = () => download(endpoints.datasetTemplate, {});
