import { useForm } from '@mantine/form';
import type { Assistant } from '@soundings/contract/assistants';
import { useTranslation } from 'react-i18next';
import { checkRequired } from '#/lib/field-rules.ts';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { createGenie } from '../api/create-genie.ts';
import { checkAssistants, oneGroupOf } from '../fields/assistant-values.ts';
import { FieldGrid } from '../fields/field-grid.tsx';
import { LineField } from '../fields/line-field.tsx';
import { ProjectNameField } from '../fields/project-name-field.tsx';
import { AssistantsSection } from './assistants-section.tsx';
import { CreateFooter } from './create-footer.tsx';
import { CreateForm } from './create-form.tsx';
import { FileSection } from './file-section.tsx';
import { emptyProject, type ProjectDraft, projectRequestOf, projectRules } from './project-draft.ts';
import { useCreateProject } from './use-create-project.ts';
import { UsersSection } from './users-section.tsx';

interface Draft extends ProjectDraft {
  brand: string;
  assistants: Assistant[];
  file: File | null;
}

const requestOf = (draft: Draft) => ({
  ...projectRequestOf(draft),
  brand: draft.brand.trim(),
  ...oneGroupOf(draft.assistants),
});

/** A new GENIE project. */
export function CreateGenie() {
  const { t } = useTranslation();
  const form = useForm<Draft>({
    initialValues: { ...emptyProject, brand: '', assistants: [], file: null },
    validate: { ...projectRules, brand: (value) => checkRequired(value.trim()), assistants: checkAssistants },
  });
  const creation = useCreateProject({
    form,
    fileType: 'GENIE',
    send: (draft) => createGenie({ body: requestOf(draft) }),
  });
  const { assistants, file, users } = form.values;
  return (
    <CreateForm
      type="GENIE"
      creation={creation}
      isDirty={form.isDirty()}
      footer={<CreateFooter creation={creation} file={file} />}
    >
      <FormSection title={t('projectForm.project')} help={t('projectForm.help_GENIE')}>
        <Card label={t('projectForm.project')}>
          <FieldGrid>
            <ProjectNameField {...form.getInputProps('projectName')} />
            <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />
          </FieldGrid>
        </Card>
      </FormSection>
      <AssistantsSection
        value={assistants}
        onChange={(chosen) => form.setFieldValue('assistants', chosen)}
        error={form.errors.assistants}
      />
      <FileSection file={file} onFile={(next) => form.setFieldValue('file', next)} />
      <UsersSection chosen={users} onChange={(chosen) => form.setFieldValue('users', chosen)} />
    </CreateForm>
  );
}
