import { checkRequired } from '#/lib/field-rules.ts';
import type { AssignedUser } from '../fields/assigned-user.ts';

/** What every new project starts from. */
export interface ProjectDraft {
  projectName: string;
  users: AssignedUser[];
}

export const emptyProject: ProjectDraft = { projectName: '', users: [] };

export const projectRules = { projectName: (value: string) => checkRequired(value.trim()) };

export const projectRequestOf = ({ projectName, users }: ProjectDraft) => ({
  projectName: projectName.trim(),
  userIds: users.map(({ id }) => id),
});
