import { endpoints } from 'virtual:endpoints';
import { metricMappingField } from '@soundings/contract/sonar/metric-file-choices';
import type { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { type UploadProgress, upload } from '#/lib/api/upload.ts';

interface MetricImport {
  projectId: string;
  file: File;
  mapping: MetricMapping;
  signal: AbortSignal;
  onProgress: (progress: UploadProgress) => void;
}

/** Imports a file of metrics, all or nothing. Throws `fileHasErrors` with the lines. */
export const importMetrics = ({ projectId, mapping, ...sent }: MetricImport) =>
  upload(endpoints.importMetrics, {
    params: { id: projectId },
    fields: { [metricMappingField]: JSON.stringify(mapping) },
    ...sent,
  });
