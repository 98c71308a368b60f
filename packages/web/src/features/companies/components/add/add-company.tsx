import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { BackLink } from '#/ui/back-link.tsx';
import { Card } from '#/ui/card.tsx';
import { FormActions } from '#/ui/form-actions.tsx';
import { FormBody } from '#/ui/form-body.tsx';
import { FormFooter } from '#/ui/form-footer.tsx';
import { FormPage } from '#/ui/form-page.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { useUnsavedChanges } from '#/ui/unsaved-changes.tsx';
import { CompanyInputs } from '../company-inputs.tsx';
import { AiChatLists } from './ai-chat-lists.tsx';
import { AssistantLists } from './assistant-lists.tsx';
import { ProductCards } from './product-cards.tsx';
import { ProjectChoice } from './project-choice.tsx';
import { useAddCompany } from './use-add-company.ts';
import { UsersSection } from './users-section.tsx';

const formId = 'add-company';

/** A new customer: the company, what it may use, and its first users; saved all at once. */
export function AddCompany() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { form, isSaving, onSubmit } = useAddCompany();
  const count = form.values.users.length;
  const lost = count > 0 ? t('companyForm.usersAreLost', { count, n: formatNumber(count) }) : undefined;
  const leaving = useUnsavedChanges(form.isDirty(), undefined, lost);
  const footer = (
    <FormFooter>
      <FormActions
        cancel={
          <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/customers' })}>
            {t('common.cancel')}
          </Button>
        }
      >
        <Button type="submit" form={formId} variant="filled" loading={isSaving}>
          {t('companyForm.save')}
        </Button>
      </FormActions>
    </FormFooter>
  );
  return (
    <FormPage
      back={<BackLink to="/customers">{t('companyForm.allCustomers')}</BackLink>}
      title={t('companyForm.title')}
      lead={t('companyForm.lead')}
    >
      <FormBody isDisabled={isSaving} footer={footer}>
        <FormSection title={t('companyForm.company')} help={t('companyForm.companyHelp')}>
          {/* Only these: dialogs have forms of their own, and a search that is entered saves nothing. */}
          <form id={formId} noValidate aria-label={t('companyForm.company')} onSubmit={onSubmit}>
            <Card>
              <CompanyInputs form={form} />
            </Card>
          </form>
        </FormSection>
        <FormSection title={t('companyForm.products')} help={t('companyForm.productsHelp')}>
          <ProductCards form={form} />
        </FormSection>
        <FormSection title={t('companyForm.projects')} help={t('companyForm.projectsHelp')}>
          <ProjectChoice form={form} />
        </FormSection>
        <FormSection title={t('companyForm.assistants')} help={t('companyForm.assistantsHelp')}>
          <AssistantLists form={form} />
        </FormSection>
        <FormSection title={t('companyForm.aiChats')} help={t('companyForm.aiChatsHelp')}>
          <AiChatLists form={form} />
        </FormSection>
        <FormSection title={t('companyForm.users')} help={t('companyForm.usersHelp')}>
          <UsersSection form={form} />
        </FormSection>
      </FormBody>
      {leaving}
    </FormPage>
  );
}
