import { Button, Checkbox } from '@mantine/core';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import { isCreatedType, productTypes } from '@soundings/contract/projects/project-types';
import type { ProductType } from '@soundings/contract/projects/projects';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#/lib/format.ts';
import { typeMarks } from '#/lib/type-marks.ts';
import { ConfirmDialog } from '#/ui/feedback/confirm-dialog.tsx';
import { FormActions, FormFooter } from '#/ui/form/form-footer.tsx';
import { FormBody, FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { useFixedSource, usePagedSource } from '#/ui/list/paged-source.ts';
import { TransferLists } from '#/ui/list/transfer-lists.tsx';
import { Badge } from '#/ui/marks/badge.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { aiChatsQuery, newAssistantPages } from '../companies.api.ts';
import { CompanyInputs } from '../company-fields.tsx';
import classes from './add-company.module.css';
import { projectsOfType, withoutProduct, withProduct } from './company-draft.ts';
import { ProjectChoice } from './project-choice.tsx';
import { type CompanyForm, changeDraft, jumpToFirst, useAddCompany } from './use-add-company.ts';
import { UsersSection } from './users-section.tsx';

const formId = 'add-company';

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
        errors={form.errors}
        onJump={jumpToFirst}
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

const chatKey = (type: AiChatType) => type;

function AiChatLists({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const chats = useQuery(aiChatsQuery);
  const nameOf = (type: AiChatType) => t(`companyForm.aiChat_${type}`);
  const inactive = useFixedSource({ items: chats.data ?? [], keyOf: chatKey, nameOf, query: chats });
  const active = useFixedSource<AiChatType>({ items: [], keyOf: chatKey, nameOf });
  return (
    <TransferLists
      isDraft
      inactiveTitle={t('companyForm.aiChatsAvailable')}
      activeTitle={t('companyForm.aiChatsGiven')}
      inactiveEmpty={t('companyForm.noAiChats')}
      activeEmpty={t('companyForm.noAiChatsGiven')}
      inactive={inactive}
      active={active}
      itemOf={(type) => ({ name: nameOf(type) })}
      added={form.values.aiChats}
      removed={[]}
      onChange={({ added }) => form.setFieldValue('aiChats', added)}
    />
  );
}

const assistantKey = ({ id }: Assistant) => id;
const nameOf = ({ name }: Assistant) => name;

function AssistantLists({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const inactive = usePagedSource<Assistant>(newAssistantPages);
  const active = useFixedSource<Assistant>({ items: [], keyOf: assistantKey, nameOf });
  return (
    <TransferLists
      isDraft
      inactiveTitle={t('companyForm.assistantsAvailable')}
      activeTitle={t('companyForm.assistantsGiven')}
      inactiveEmpty={t('companyForm.noAssistants')}
      activeEmpty={t('companyForm.noAssistantsGiven')}
      inactive={inactive}
      active={active}
      itemOf={({ name, type }) => ({ name, tag: t(`companyForm.assistantType_${type}`) })}
      added={form.values.assistants}
      removed={[]}
      onChange={({ added }) => form.setFieldValue('assistants', added)}
    />
  );
}

function ProductCards({ form }: { form: CompanyForm }) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<ProductType | null>(null);
  const draft = form.values;
  const leave = (type: ProductType) => {
    changeDraft(form, withoutProduct(draft, type));
    setAsked(null);
  };
  const toggle = (type: ProductType) => {
    if (!draft.enabledProducts.includes(type)) changeDraft(form, withProduct(draft, type));
    else if (projectsOfType(draft, type).length > 0) setAsked(type);
    else leave(type);
  };
  const gone = asked === null ? [] : projectsOfType(draft, asked);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: the section's own heading is its legend */}
      <div className={classes.grid} role="group" aria-label={t('companyForm.products')}>
        {productTypes.map((type) => {
          const isLater = !isCreatedType(type);
          return (
            <label key={type} className={classes.card} data-disabled={isLater || undefined} htmlFor={`product-${type}`}>
              <TypeTile type={type} size={32} isMuted={isLater} />
              <span className={classes.words}>
                <span className={classes.name}>
                  {typeMarks[type].name}
                  {isLater ? <Badge tone="outline">{t('common.comingSoon')}</Badge> : null}
                </span>
                <span className={classes.about}>{t(`projects.about_${type}`)}</span>
              </span>
              <Checkbox
                id={`product-${type}`}
                className={classes.box ?? ''}
                checked={draft.enabledProducts.includes(type)}
                disabled={isLater}
                onChange={() => toggle(type)}
              />
            </label>
          );
        })}
      </div>
      <ConfirmDialog
        opened={asked !== null}
        title={asked === null ? '' : t('companyForm.removeProductTitle', { name: typeMarks[asked].name })}
        confirmLabel={t('companyForm.removeProduct')}
        onConfirm={() => asked !== null && leave(asked)}
        onClose={() => setAsked(null)}
      >
        {t('companyForm.removeProductText', { count: gone.length, n: formatNumber(gone.length) })}
        <ul className={classes.gone}>
          {gone.slice(0, 5).map(({ id, projectName }) => (
            <li key={id}>{projectName}</li>
          ))}
          {gone.length > 5 ? (
            <li>{t('companyForm.andMore', { count: gone.length - 5, n: formatNumber(gone.length - 5) })}</li>
          ) : null}
        </ul>
      </ConfirmDialog>
    </>
  );
}
