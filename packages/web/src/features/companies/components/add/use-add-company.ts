import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#/lib/api/api-error.ts';
import { errorText } from '#/lib/error-text.ts';
import { toastError, toastSuccess } from '#/ui/toast.tsx';
import { createCompany } from '../../api/create-company.ts';
import { type CompanyDraft, companyFields, companyRules, emptyDraft } from './company-draft.ts';
import { companyRequestOf, fieldErrorsOf } from './company-request.ts';
import { usersSectionId } from './users-section-id.ts';

/** The form of a new company and its saving. What fails is shown at its field; nothing that was entered is lost. */
export function useAddCompany() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const form = useForm<CompanyDraft>({ initialValues: emptyDraft, validate: companyRules });

  const jumpToFirst = (errors: object) => {
    const field = companyFields.find((name) => name in errors);
    if (field) {
      form.getInputNode(field)?.focus();
      return;
    }
    const section = document.getElementById(usersSectionId);
    section?.scrollIntoView({ block: 'center' });
    // The row's own edit button, or the one that adds the first user.
    (section?.querySelector<HTMLElement>('[data-failed] button') ?? section?.querySelector('button'))?.focus();
  };

  const save = useMutation({
    mutationFn: (draft: CompanyDraft) => createCompany({ body: companyRequestOf(draft) }),
    onSuccess: async ({ id }, { companyName }) => {
      const touched = [['companies'], ['users']];
      await Promise.all(touched.map((queryKey) => client.invalidateQueries({ queryKey })));
      toastSuccess({ title: t('companies.companyHasBeenCreated'), text: companyName.trim() });
      await navigate({ to: '/customers/$id', params: { id }, ignoreBlocker: true });
    },
    onError: (error) => {
      const errors = isApiError(error) ? fieldErrorsOf(error) : {};
      form.setErrors(errors);
      toastError({ id: 'company', title: t('companyForm.couldntCreateCompany'), text: errorText(t, error) });
      // After the rows show what is wrong.
      if (Object.keys(errors).length > 0) setTimeout(() => jumpToFirst(errors));
    },
  });
  return {
    form,
    isSaving: save.isPending,
    onSubmit: form.onSubmit((draft) => save.mutate(draft), jumpToFirst),
  };
}

export type CompanyForm = ReturnType<typeof useAddCompany>['form'];
