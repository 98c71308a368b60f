import { sonarMetricImportEndpoints as endpoints } from '@soundings/contract/sonar/metric-import';
import { auditedProject } from '#/features/projects/audited-project.ts';
import { uploadedFile } from '#/platform/files/uploaded-file.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import type { Route } from '#/platform/http/router.ts';
import { safeFileName } from '#/platform/http/safe-file-name.ts';
import type { Services } from '#/platform/services.ts';
import { loadSonarToEdit } from '../load-sonar-for.ts';
import { importMetrics, readUploadedMetrics } from './import-metrics.ts';
import { mappingOf } from './mapping-of.ts';

export const metricImportRoutes = (route: Route, services: Services): void => {
  route(endpoints.readMetricFile, async ({ request, reply }) =>
    readUploadedMetrics(await uploadedFile(request, endpoints.readMetricFile.upload.maxBytes), signalOf(reply)),
  );

  route(endpoints.importMetrics, async ({ caller, params, request, reply }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    const file = await uploadedFile(request, endpoints.importMetrics.upload.maxBytes);
    const mapping = mappingOf(file);
    const details = { imported: safeFileName(file.filename) };
    const entry = { action: 'sonar.metrics', caller, target: project.projectName, details } as const;
    return auditedProject(services, entry, () =>
      importMetrics(services, project.id, { file, mapping }, signalOf(reply)),
    );
  });
};
