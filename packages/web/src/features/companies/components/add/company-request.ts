import type { ApiError } from '#/lib/api/api-error.ts';
import { type CompanyDraft, companyFields, type PendingUser } from './company-draft.ts';

const idsOf = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const userOf = ({ isAdmin, projectIds, username, firstName, lastName, password, enabled }: PendingUser) => ({
  username: username.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  password,
  enabled,
  roleName: isAdmin ? ('ROLE_COMPANY_ADMIN' as const) : ('ROLE_CUSTOMER' as const),
  // An admin sees all projects of the company; nothing is kept for a later role.
  assignedProjects: isAdmin ? [] : projectIds,
});

/** The draft as the server takes it. */
export const companyRequestOf = (draft: CompanyDraft) => ({
  companyName: draft.companyName.trim(),
  companyEmail: draft.companyEmail.trim(),
  companyContact: draft.companyContact.trim(),
  companyCity: draft.companyCity.trim(),
  companyAddress: draft.companyAddress.trim(),
  companyZip: draft.companyZip.trim(),
  enabledProducts: draft.enabledProducts,
  companyUsers: draft.users.map(userOf),
  assignedProjects: idsOf(draft.projects),
  assignedAssistants: idsOf(draft.assistants),
  assignedAIChats: draft.aiChats,
});

const userPath = /^body\.companyUsers\.(\d+)\.(username|password)$/;

/** What the server refused, at the form's own fields: a company's by its name, a user's as `users.2`. */
export const fieldErrorsOf = (error: ApiError): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { path, message } of error.details.fields ?? []) {
    const user = userPath.exec(path);
    const field = companyFields.find((name) => path === `body.${name}`);
    if (user) found[`users.${user[1]}`] = message;
    else if (field) found[field] = message;
  }
  return found;
};
