import type { MultipartFile } from '@fastify/multipart';
import { metricMappingField } from '@soundings/contract/sonar/metric-file-choices';
import { MetricMapping } from '@soundings/contract/sonar/metric-import';
import { AppError } from '#/platform/http/app-error.ts';

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The mapping that was sent before a file. Throws invalidRequest where there is none, or none that can be. */
export const mappingOf = ({ fields, file }: MultipartFile): MetricMapping => {
  const field = fields[metricMappingField];
  const isText = field && !Array.isArray(field) && field.type === 'field' && typeof field.value === 'string';
  const { success, data, error } = MetricMapping.safeParse(isText ? parse(field.value as string) : null);
  if (success) return data;
  // Nobody reads it any more, and whoever sends it waits until it is read.
  file.resume();
  const problems = error.issues.map(({ path, message }) => ({ path: ['body', 'mapping', ...path].join('.'), message }));
  throw new AppError('invalidRequest', { fields: problems });
};
