import { randomUUID } from 'node:crypto';
import type { ProjectRow, ProjectType } from '@soundings/contract/projects';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { addProject, assignUsers, isNameTaken } from './projects.store.ts';

export interface NewProject {
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly createdBy: string;
  readonly createdOn: Date;
  readonly userIds: readonly string[];
  readonly demo?: boolean;
  readonly dataStructure?: 'respondents' | 'messages';
  readonly dataFrom?: Date;
  readonly result?: NonNullable<ProjectRow['result']> | null;
}

/** A name as it is compared: without regard to case, to how spaces and accents were typed, and to what cannot be seen. */
export const nameKeyOf = (projectName: string): string =>
  projectName
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .replaceAll(/\s+/g, ' ')
    .toLowerCase();

/** Throws projectNameAlreadyExist where a project of any type has the name. */
export const assertNameIsFree = async (db: Database, projectName: string): Promise<void> => {
  if (await isNameTaken(db, nameKeyOf(projectName))) throw new AppError('projectNameAlreadyExist');
};

/** Adds the project in the caller's transaction. Of parallel creates with one name exactly one goes through. */
export const createProject = async (tx: Database, project: NewProject): Promise<string> => {
  const { userIds, ...row } = project;
  const id = randomUUID();
  try {
    await addProject(tx, { ...row, id, nameKey: nameKeyOf(project.projectName) });
  } catch (error) {
    if (isUniqueViolation(error, 'projects_name_key_unique')) throw new AppError('projectNameAlreadyExist');
    throw error;
  }
  const wanted = new Set(userIds);
  if ((await assignUsers(tx, id, [...wanted])) !== wanted.size) throw new AppError('notFound');
  return id;
};
