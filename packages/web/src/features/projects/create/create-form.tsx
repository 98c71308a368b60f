import { Button } from '@mantine/core';
import type { CreatedType } from '@soundings/contract/projects/project-types';
import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '#/lib/format.ts';
import { nameInCompound } from '#/lib/type-marks.ts';
import { FormActions, FormFooter } from '#/ui/form/form-footer.tsx';
import { FormBody, FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { ReferenceFileField } from '../fields/reference-file-field.tsx';
import { type AssignedUser, UserAssignment } from '../fields/user-lists.tsx';
import { TypeIntro } from './type-intro.tsx';
import type { ProjectCreation } from './use-create-project.ts';

interface Props {
  type: CreatedType;
  creation: ProjectCreation;
  isDirty: boolean;
  children: ReactNode;
  footer: ReactNode;
}

export function CreateForm({ type, creation, isDirty, children, footer }: Props) {
  const { t } = useTranslation();
  const { onSubmit, isSaving } = creation;
  const title = t('projectForm.newTitle', { type: nameInCompound(type) });
  // What is being saved goes on without the page; closing the tab would end it.
  const leaving = useUnsavedChanges(isDirty, (from, to) => !isSaving && from.pathname !== to.pathname);
  return (
    <FormPage
      back={<BackLink to="/projects/create">{t('projectForm.allTypes')}</BackLink>}
      tile={<TypeTile type={type} size={44} />}
      title={title}
      lead={t(`projects.about_${type}`)}
    >
      <TypeIntro type={type} />
      <FormBody label={title} onSubmit={onSubmit} isDisabled={isSaving} footer={footer}>
        {children}
      </FormBody>
      {leaving}
    </FormPage>
  );
}

interface CreateFooterProps {
  creation: ProjectCreation;
  file?: File | null;
}

export function CreateFooter({ creation: { isSaving, sent, errors }, file = null }: CreateFooterProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <FormFooter>
      <FormActions
        errors={errors}
        cancel={
          <Button variant="subtle" disabled={isSaving} onClick={() => void navigate({ to: '/projects/create' })}>
            {t('common.cancel')}
          </Button>
        }
        reason={
          sent !== null && file
            ? t('projectForm.uploadingFile', { file: file.name, percent: formatPercent(sent * 100, 0) })
            : null
        }
      >
        <Button type="submit" variant="filled" loading={isSaving}>
          {t('projectForm.create')}
        </Button>
      </FormActions>
    </FormFooter>
  );
}

interface FileSectionProps {
  file: File | null;
  onFile: (file: File | null) => void;
}

export function FileSection({ file, onFile }: FileSectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('projectForm.file')} help={t('projectForm.fileHelp')}>
      <Card label={t('projectForm.file')}>
        <ReferenceFileField file={file} onFile={onFile} note={t('projectForm.fileAfterCreate')} />
      </Card>
    </FormSection>
  );
}

interface UsersSectionProps {
  type: CreatedType;
  chosen: readonly AssignedUser[];
  onChange: (chosen: AssignedUser[]) => void;
}

export function UsersSection(props: UsersSectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('projectForm.users')} help={t('projectForm.usersHelp')}>
      <UserAssignment {...props} />
    </FormSection>
  );
}
