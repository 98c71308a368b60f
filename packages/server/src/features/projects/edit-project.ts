import { nameKeyOf } from '@soundings/contract/name-key-of';
import type { ProjectSettings } from '@soundings/contract/project-settings';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { setProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

export interface ProjectChange {
  readonly projectName: string;
  readonly settings?: ProjectSettings;
  readonly agentId?: string | null;
}

/** Changes a name and what the type keeps beside it; settings that are left out stay. Throws projectNameAlreadyExist. */
export const editProject = async (tx: Database, project: Project, change: ProjectChange): Promise<void> => {
  const { projectName, settings, ...rest } = change;
  try {
    await setProject(tx, project.id, {
      ...rest,
      projectName,
      nameKey: nameKeyOf(projectName),
      settings: { ...project.settings, ...settings },
    });
  } catch (error) {
    if (isUniqueViolation(error, 'projects_name_key_unique')) throw new AppError('projectNameAlreadyExist');
    throw error;
  }
};
