import { endpoints } from 'virtual:endpoints';
import { useForm } from '@mantine/form';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { useAction } from '#/ui/use-action.ts';
import { companyChanges } from '../../companies.api.ts';
import { type CompanyDraft, draftRules, emptyDraft } from './company-draft.ts';
import { companyRequestOf, fieldErrorsOf } from './company-request.ts';
import { jumpToFirst } from './jump-to-first.ts';

const refusedBy = (error: unknown) => (isApiError(error) ? fieldErrorsOf(error) : {});

/** The form of a new company and its saving. What fails is shown at its field; nothing that was entered is lost. */
export function useAddCompany() {
  const navigate = useNavigate();
  const form = useForm<CompanyDraft>({ initialValues: emptyDraft, validate: draftRules });

  const save = useAction({
    call: (draft: CompanyDraft) => call(endpoints.createCompany, { body: companyRequestOf(draft) }),
    refreshes: companyChanges,
    toastId: 'company',
    done: (t, { companyName }) => ({ title: t('companies.companyHasBeenCreated'), text: companyName.trim() }),
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
