import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typeLooks } from '#/lib/project-types.ts';
import { BackLink } from '#/ui/back-link.tsx';
import { FormBody } from '#/ui/form-body.tsx';
import { FormPage } from '#/ui/form-page.tsx';
import { TypeTile } from '#/ui/type-tile.tsx';
import { useUnsavedChanges } from '#/ui/unsaved-changes.tsx';
import type { ProjectCreation } from './use-create-project.ts';

interface Props {
  type: Exclude<CreatedType, 'RESONANCE'>;
  creation: ProjectCreation;
  isDirty: boolean;
  /** The sections. */
  children: ReactNode;
  footer: ReactNode;
}

/** The page of a new project: way back to the types, its type's tile, the form with its sections and its footer. */
export function CreateForm({ type, creation, isDirty, children, footer }: Props) {
  const { t } = useTranslation();
  const { onSubmit, isSaving } = creation;
  const title = t('projectForm.newTitle', { type: typeLooks[type].name });
  // What is being saved goes on without the page; closing the tab would end it.
  const leaving = useUnsavedChanges(isDirty, (from, to) => !isSaving && from.pathname !== to.pathname);
  return (
    <FormPage
      back={<BackLink to="/projects/create">{t('projectForm.allTypes')}</BackLink>}
      tile={<TypeTile type={type} size={44} />}
      title={title}
      lead={t(`projects.about_${type}`)}
    >
      <FormBody isWide={type === 'SONAR'} label={title} onSubmit={onSubmit} isDisabled={isSaving} footer={footer}>
        {children}
      </FormBody>
      {leaving}
    </FormPage>
  );
}
