import type { Services } from '#/platform/services.ts';
import { createProject, type NewProject } from './create-project.ts';
import { type AssistantGroups, setProjectAssistants } from './set-project-assistants.ts';

type DemoProject = Pick<NewProject, 'projectName' | 'projectType' | 'createdBy' | 'settings' | 'agentId'> & {
  readonly assistants?: AssistantGroups;
};

/** A project as its form would make it, marked demo. */
export const addDemoProject = ({ db, now }: Services, { assistants, ...project }: DemoProject): Promise<string> =>
  db.transaction(async (tx) => {
    const id = await createProject(tx, { ...project, createdOn: now(), userIds: [], demo: true });
    if (assistants) await setProjectAssistants(tx, id, assistants);
    return id;
  });
