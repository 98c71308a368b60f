import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { createCompany } from '../../api/create-company.ts';
import { type CompanyDraft, draftRules, emptyDraft } from './company-draft.ts';
import { companyRequestOf, fieldErrorsOf } from './company-request.ts';
import { jumpToFirst } from './jump-to-first.ts';

const refusedBy = (error: unknown) => (isApiError(error) ? fieldErrorsOf(error) : {});

/** The form of a new company and its saving. What fails is shown at its field; nothing that was entered is lost. */
export function useAddCompany() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<CompanyDraft>({ initialValues: emptyDraft, validate: draftRules });

  const save = useMutation({
    mutationFn: (draft: CompanyDraft) => createCompany({ body: companyRequestOf(draft) }),
    onSuccess: async ({ id }, { companyName }) => {
      const touched = [['companies'], ['users']];
      await Promise.all(touched.map((queryKey) => client.invalidateQueries({ queryKey })));
      toastSuccess({ title: t('companies.companyHasBeenCreated'), text: companyName.trim() });
      await navigate({ to: '/customers/$id', params: { id }, ignoreBlocker: true });
    },
    onError: (error) => {
      const errors = refusedBy(error);
      form.setErrors(errors);
      // Refused users are told above their table, where no message covers their buttons.
      if (Object.keys(errors).some((path) => path.startsWith('users.'))) return;
      toastError({ id: 'company', title: t('companyForm.couldntCreateCompany'), text: errorText(t, error) });
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
