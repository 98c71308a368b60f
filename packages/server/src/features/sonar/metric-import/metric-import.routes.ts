import type { MultipartFile } from '@fastify/multipart';
import { metricMappingField } from '@soundings/contract/sonar/metric-file-choices';
import { sonarMetricImportEndpoints as endpoints, MetricMapping } from '@soundings/contract/sonar/metric-import';
import { auditedProject } from '#/features/projects/change-project.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import { safeFileName } from '#/platform/http/file-names.ts';
import type { Route } from '#/platform/http/router.ts';
import { uploadedFile } from '#/platform/http/uploads.ts';
import type { Services } from '#/platform/services.ts';
import { loadSonarToEdit } from '../sonar.policy.ts';
import { importMetrics, readUploadedMetrics } from './import-metrics.ts';

export const metricImportRoutes = (route: Route, services: Services): void => {
  route(endpoints.readMetricFile, async ({ caller, request, reply }) =>
    readUploadedMetrics(await uploadedFile(request, endpoints.readMetricFile.upload.maxBytes), {
      userId: caller.id,
      signal: requestSignal(reply),
    }),
  );

  route(endpoints.importMetrics, async ({ caller, params, request, reply }) => {
    const project = await loadSonarToEdit(services, caller, params.id);
    const file = await uploadedFile(request, endpoints.importMetrics.upload.maxBytes);
    const mapping = readMapping(file);
    const details = { imported: safeFileName(file.filename) };
    const entry = { action: 'sonar.metrics', caller, target: project.projectName, details } as const;
    return auditedProject(services, entry, () =>
      importMetrics(services, project.id, { file, mapping }, { userId: caller.id, signal: requestSignal(reply) }),
    );
  });
};

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const readMapping = ({ fields, file }: MultipartFile): MetricMapping => {
  const field = fields[metricMappingField];
  const isText = field && !Array.isArray(field) && field.type === 'field' && typeof field.value === 'string';
  const { success, data, error } = MetricMapping.safeParse(isText ? parse(field.value as string) : null);
  if (success) return data;
  // Nobody reads it any more, and whoever sends it waits until it is read.
  file.resume();
  const problems = error.issues.map(({ path, message }) => ({ path: ['body', 'mapping', ...path].join('.'), message }));
  throw new AppError('invalidRequest', { fields: problems });
};
