import { endpoints } from 'virtual:endpoints';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { type ApiError, isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { withPasswords } from '#/ui/feedback/given-passwords.tsx';
import { useAction } from '#/ui/feedback/use-action.ts';
import { companyChanges } from '../companies.api.ts';
import { type CompanyDraft, companyFields, draftRules, emptyDraft, type PendingUser } from './company-draft.ts';

const refusedBy = (error: unknown) => (isApiError(error) ? toFieldErrors(error) : {});

export function useAddCompany() {
  const navigate = useNavigate();
  const form = useForm<CompanyDraft>({ initialValues: emptyDraft, validate: draftRules });

  const save = useAction({
    call: (draft: CompanyDraft) => call(endpoints.createCompany, { body: toCompanyRequest(draft) }),
    refreshes: companyChanges,
    toastId: 'company',
    done: (t, { companyName, users }) => ({
      title: t('companies.companyHasBeenCreated'),
      ...withPasswords(
        companyName.trim(),
        users.map(({ username, password }) => ({ who: username, password })),
      ),
    }),
    failed: 'companyForm.couldntCreateCompany',
    onDone: ({ id }) => navigate({ to: '/customers/$id', params: { id }, ignoreBlocker: true }),
    onFailed: (error) => {
      const errors = refusedBy(error);
      form.setErrors(errors);
      // Refused users are told above their table, where no message covers their buttons.
      return Object.keys(errors).some((path) => path.startsWith('users.'));
    },
  });
  // Not while it is saved: fields take no focus then.
  useEffect(() => {
    const errors = refusedBy(save.error);
    if (Object.keys(errors).length > 0) jumpToFirst(errors);
  }, [save.error]);
  return {
    form,
    isSaving: save.isPending,
    onSubmit: form.onSubmit((draft) => save.mutate(draft), jumpToFirst),
  };
}

export type CompanyForm = ReturnType<typeof useAddCompany>['form'];

const listIds = (items: readonly { id: string }[]): string[] => items.map(({ id }) => id);

const toUserRequest = ({ isAdmin, projectIds, username, firstName, lastName, password, enabled }: PendingUser) => ({
  username: username.trim(),
  firstName: firstName.trim(),
  lastName: lastName.trim(),
  password,
  enabled,
  roleName: isAdmin ? ('ROLE_COMPANY_ADMIN' as const) : ('ROLE_CUSTOMER' as const),
  // An admin sees all projects of the company; nothing is kept for a later role.
  assignedProjects: isAdmin ? [] : projectIds,
});

export const toCompanyRequest = (draft: CompanyDraft) => ({
  companyName: draft.companyName.trim(),
  companyEmail: draft.companyEmail.trim(),
  companyContact: draft.companyContact.trim(),
  companyCity: draft.companyCity.trim(),
  companyAddress: draft.companyAddress.trim(),
  companyZip: draft.companyZip.trim(),
  enabledProducts: draft.enabledProducts,
  companyUsers: draft.users.map(toUserRequest),
  assignedProjects: listIds(draft.projects),
  assignedAssistants: listIds(draft.assistants),
  assignedAIChats: draft.aiChats,
});

const userPath = /^body\.companyUsers\.(\d+)\.(username|password)$/;

/** What the server refused, at the form's own fields: a company's by its name, a user's as `users.2`. */
export const toFieldErrors = (error: ApiError): Record<string, string> => {
  const found: Record<string, string> = {};
  for (const { path, message } of error.details.fields ?? []) {
    const user = userPath.exec(path);
    const field = companyFields.find((name) => path === `body.${name}`);
    if (user) found[`users.${user[1]}`] = message;
    else if (field) found[field] = message;
  }
  return found;
};

export const jumpToFirst = (errors: object): void => {
  const field = companyFields.find((name) => name in errors);
  if (field) {
    document.querySelector<HTMLElement>(`[data-path="${field}"]`)?.focus();
    return;
  }
  const section = document.getElementById(usersSectionId);
  const button = section?.querySelector<HTMLElement>('[data-failed] [data-edit]') ?? section?.querySelector('button');
  button?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'center' });
};

export const usersSectionId = 'company-users';

export const changeDraft = (form: CompanyForm, { enabledProducts, projects, users }: CompanyDraft): void => {
  form.setFieldValue('enabledProducts', enabledProducts);
  form.setFieldValue('projects', projects);
  form.setFieldValue('users', users);
};
