import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { FieldGrid } from '../fields/field-grid.tsx';
import { LineField } from '../fields/line-field.tsx';
import { ProjectNameField } from '../fields/project-name-field.tsx';
import { AssistantsSection } from './assistants-section.tsx';
import { CreateFooter } from './create-footer.tsx';
import { CreateForm } from './create-form.tsx';
import { FileSection } from './file-section.tsx';
import type { GenieDraft } from './genie-draft.ts';
import type { ProjectCreation } from './use-create-project.ts';
import { UsersSection } from './users-section.tsx';

interface Props {
  type: 'GENIE' | 'GENIE_GO';
  form: UseFormReturnType<GenieDraft>;
  creation: ProjectCreation;
  /** What the type asks for beyond name and brand. */
  children?: ReactNode;
}

/** The form of a new project that assistants write for. */
export function GenieForm({ type, form, creation, children }: Props) {
  const { t } = useTranslation();
  const { assistants, file, users } = form.values;
  return (
    <CreateForm
      type={type}
      creation={creation}
      isDirty={form.isDirty()}
      footer={<CreateFooter creation={creation} file={file} />}
    >
      <FormSection title={t('projectForm.project')} help={t(`projectForm.help_${type}`)}>
        <Card label={t('projectForm.project')}>
          <FieldGrid>
            <ProjectNameField {...form.getInputProps('projectName')} />
            <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />
          </FieldGrid>
        </Card>
      </FormSection>
      {children}
      <AssistantsSection
        value={assistants}
        onChange={(chosen) => form.setFieldValue('assistants', chosen)}
        error={form.errors.assistants}
      />
      <FileSection file={file} onFile={(next) => form.setFieldValue('file', next)} />
      <UsersSection type={type} chosen={users} onChange={(chosen) => form.setFieldValue('users', chosen)} />
    </CreateForm>
  );
}
