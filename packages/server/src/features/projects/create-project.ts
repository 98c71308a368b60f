import { randomUUID } from 'node:crypto';
import { toNameKey } from '@soundings/contract/name-key';
import type { ProjectSettings } from '@soundings/contract/projects/project-settings';
import type { ProjectRow, ProjectType } from '@soundings/contract/projects/projects';
import type { Database } from '#/platform/db/database.ts';
import { isUniqueViolation } from '#/platform/db/postgres-error.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { type AssistantGroups, setProjectAssistants } from './project-assistants.ts';
import { assignUsers } from './project-users.store.ts';
import { assignToCompanies, type Giver } from './project-users.ts';
import { addProject, isNameTaken } from './projects.store.ts';

export interface NewProject {
  readonly projectName: string;
  readonly projectType: ProjectType;
  readonly createdBy: string;
  readonly createdOn: Date;
  readonly userIds: readonly string[];
  readonly actor?: Giver['actor'];
  readonly demo?: boolean;
  readonly dataStructure?: 'respondents' | 'messages';
  readonly dataFrom?: Date;
  readonly settings?: ProjectSettings;
  readonly agentId?: string;
  readonly fileName?: string;
  readonly result?: NonNullable<ProjectRow['result']> | null;
}

/** Throws projectNameAlreadyExist where a project of any type, but the one with the id `mine`, has the name. */
export const assertNameIsFree = async (db: Database, projectName: string, mine?: string): Promise<void> => {
  if (await isNameTaken(db, toNameKey(projectName), mine)) throw new AppError('projectNameAlreadyExist');
};

/**
 * Adds the project in the caller's transaction. Of parallel creates with one name exactly one goes through. The companies
 * of its users get it with them. Throws projectNameAlreadyExist, notFound, productNotEnabled.
 */
export const createProject = async (tx: Database, project: NewProject): Promise<string> => {
  const { userIds, actor = { actorId: project.createdBy, actor: '', address: '' }, ...row } = project;
  const id = randomUUID();
  try {
    await addProject(tx, { ...row, id, nameKey: toNameKey(project.projectName) });
  } catch (error) {
    if (isUniqueViolation(error, 'projects_name_key_unique')) throw new AppError('projectNameAlreadyExist');
    throw error;
  }
  const wanted = [...new Set(userIds)];
  if ((await assignUsers(tx, id, wanted)) !== wanted.length) throw new AppError('notFound');
  await assignToCompanies(tx, { ...row, id }, wanted, { actor, now: row.createdOn });
  return id;
};

type DemoProject = Pick<NewProject, 'projectName' | 'projectType' | 'createdBy' | 'settings' | 'agentId'> & {
  readonly assistants?: AssistantGroups;
};

export const addDemoProject = ({ db, now }: Services, { assistants, ...project }: DemoProject): Promise<string> =>
  db.transaction(async (tx) => {
    const id = await createProject(tx, { ...project, createdOn: now(), userIds: [], demo: true });
    if (assistants) await setProjectAssistants(tx, id, assistants);
    return id;
  });
