import { nameKeyOf } from '@soundings/contract/name-key';
import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { setProject } from './projects.store.ts';
import type { Project } from './projects.tables.ts';

/** What is undefined was left out. */
export type SettingsChange = { readonly [K in keyof ProjectSettings]?: ProjectSettings[K] | undefined };

export interface ProjectChange {
  readonly projectName: string;
  readonly settings?: SettingsChange;
  readonly agentId?: string | null;
}

const withoutUndefined = (change: SettingsChange = {}): ProjectSettings =>
  Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));

/**
 * Changes a name and what the type keeps beside it; settings that are left out stay.
 * Throws projectNameAlreadyExist, and for SONAR projectWithThisNameAlreadyExist.
 */
export const editProject = async (tx: Database, project: Project, change: ProjectChange): Promise<void> => {
  const { projectName, settings, ...rest } = change;
  try {
    await setProject(tx, project.id, {
      ...rest,
      projectName,
      nameKey: nameKeyOf(projectName),
      settings: { ...project.settings, ...withoutUndefined(settings) },
    });
  } catch (error) {
    if (isUniqueViolation(error, 'projects_name_key_unique')) {
      const isSonar = project.projectType === 'SONAR';
      throw new AppError(isSonar ? 'projectWithThisNameAlreadyExist' : 'projectNameAlreadyExist');
    }
    throw error;
  }
};
