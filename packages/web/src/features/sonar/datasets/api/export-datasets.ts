import { endpoints } from 'virtual:endpoints';
import type { CallInput } from '#/lib/api/call.ts';
import { download } from '#/lib/api/download.ts';

export const exportDatasets = (input: CallInput<typeof endpoints.exportDatasets>) =>
  download(endpoints.exportDatasets, input);
