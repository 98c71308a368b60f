import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import { createdTypes, productTypes } from '@soundings/contract/projects/project-types';
import type { ProductType, ProjectRow } from '@soundings/contract/projects/projects';
import { type CompanyDetails, companyRules } from '../company-fields.tsx';

export type ChosenProject = Pick<ProjectRow, 'id' | 'projectName' | 'projectType'>;

export interface PendingUser {
  username: string;
  firstName: string;
  lastName: string;
  password: string;
  enabled: boolean;
  isAdmin: boolean;
  projectIds: string[];
}

export interface CompanyDraft extends CompanyDetails {
  projects: ChosenProject[];
  assistants: Assistant[];
  aiChats: AiChatType[];
  users: PendingUser[];
}

export const companyFields = [
  'companyName',
  'companyContact',
  'companyEmail',
  'companyAddress',
  'companyZip',
  'companyCity',
] as const;

export const emptyDraft: CompanyDraft = {
  companyName: '',
  companyEmail: '',
  companyContact: '',
  companyCity: '',
  companyAddress: '',
  companyZip: '',
  enabledProducts: createdTypes,
  projects: [],
  assistants: [],
  aiChats: [],
  users: [],
};

export const draftRules = {
  ...companyRules,
  users: (users: readonly PendingUser[]) => (users.length === 0 ? 'atLeastOneUser' : null),
};

const projectId = ({ id }: ChosenProject): string => id;

export const withNewUser = (draft: CompanyDraft, user: PendingUser): CompanyDraft => ({
  ...draft,
  users: [...draft.users, { ...user, projectIds: draft.projects.map(projectId) }],
});

export const withMoreProjects = (draft: CompanyDraft, added: readonly ChosenProject[]): CompanyDraft => ({
  ...draft,
  projects: [...draft.projects, ...added],
  users: draft.users.map((user) => ({ ...user, projectIds: [...user.projectIds, ...added.map(projectId)] })),
});

const withProjects = (draft: CompanyDraft, projects: ChosenProject[]): CompanyDraft => {
  const kept = new Set(projects.map(({ id }) => id));
  const users = draft.users.map((user) => ({ ...user, projectIds: user.projectIds.filter((id) => kept.has(id)) }));
  return { ...draft, projects, users };
};

export const withoutProject = (draft: CompanyDraft, id: string): CompanyDraft =>
  withProjects(
    draft,
    draft.projects.filter((project) => project.id !== id),
  );

export const projectsOfType = (draft: CompanyDraft, type: ProductType): ChosenProject[] =>
  draft.projects.filter(({ projectType }) => projectType === type);

export const withoutProduct = (draft: CompanyDraft, type: ProductType): CompanyDraft => ({
  ...withProjects(
    draft,
    draft.projects.filter(({ projectType }) => projectType !== type),
  ),
  enabledProducts: draft.enabledProducts.filter((enabled) => enabled !== type),
});

export const withProduct = (draft: CompanyDraft, type: ProductType): CompanyDraft => ({
  ...draft,
  enabledProducts: productTypes.filter((other) => other === type || draft.enabledProducts.includes(other)),
});
