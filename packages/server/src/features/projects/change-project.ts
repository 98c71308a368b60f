import type { AuditAction } from '@soundings/contract/audit/audit-choices';
import { toNameKey } from '@soundings/contract/name-key';
import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import { typesInContract } from '@soundings/contract/projects/project-types';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { publishEvent } from '#/platform/events.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { lockProject, setProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

export const lockExistingProject = async (tx: Database, id: string): Promise<Project> => {
  const project = await lockProject(tx, id);
  if (!project) throw new AppError('notFound');
  return project;
};

/**
 * Every change of a project is one transaction that holds it and begins with what it is now. Who may see it can change
 * with it. Throws notFound.
 */
export const changeProject = <T>(
  { db }: Pick<Services, 'db'>,
  id: string,
  change: (tx: Database, project: Project) => Promise<T>,
): Promise<T> =>
  db.transaction(async (tx) => {
    const result = await change(tx, await lockExistingProject(tx, id));
    await publishEvent(tx, { kind: 'access' });
    return result;
  });

export type SettingsChange = { readonly [K in keyof ProjectSettings]?: ProjectSettings[K] | undefined };

export interface ProjectChange {
  readonly projectName: string;
  readonly settings?: SettingsChange;
  readonly agentId?: string | null;
}

const withoutUndefined = (change: SettingsChange = {}): ProjectSettings =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

export const editProject = async (tx: Database, project: Project, change: ProjectChange): Promise<void> => {
  const { projectName, settings, ...rest } = change;
  try {
    await setProject(tx, project.id, {
      ...rest,
      projectName,
      nameKey: toNameKey(projectName),
      settings: { ...project.settings, ...withoutUndefined(settings) },
    });
  } catch (error) {
    if (isUniqueViolation(error, 'projects_name_key_unique')) {
      const { projectType: type } = project;
      throw new AppError(typesInContract[type].nameTaken);
    }
    throw error;
  }
};

export const setDataSummary = (
  tx: Database,
  id: string,
  data: Partial<
    Pick<Project, 'fileName' | 'dataSets' | 'collectedFrom' | 'collectedTill' | 'dataDemo' | 'dataFrom' | 'result'>
  >,
): Promise<void> => setProject(tx, id, data);

export const auditedProject = <T>(
  services: Services,
  entry: { action: AuditAction; caller: Caller; target: string; details?: Record<string, string | boolean> },
  step: () => Promise<T>,
): Promise<T> => {
  const { caller, ...what } = entry;
  return audited(services, { ...byCaller(caller), ...what }, step);
};
