import { useForm } from '@mantine/form';
import type { Assistant } from '@soundings/contract/assistants';
import { useTranslation } from 'react-i18next';
import { checkRequired } from '#/lib/field-rules.ts';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { createGenieGo } from '../api/create-genie-go.ts';
import { checkAssistants, oneGroupOf } from '../fields/assistant-values.ts';
import { BriefingFields } from '../fields/briefing-fields.tsx';
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
  description: string;
  referenceMessages: string;
  assistants: Assistant[];
  file: File | null;
}

const required = (value: string) => checkRequired(value.trim());

const requestOf = (draft: Draft) => ({
  ...projectRequestOf(draft),
  brand: draft.brand.trim(),
  description: draft.description.trim(),
  referenceMessages: draft.referenceMessages.trim(),
  ...oneGroupOf(draft.assistants),
});

/** A new GENIE_GO project. */
export function CreateGenieGo() {
  const { t } = useTranslation();
  const form = useForm<Draft>({
    initialValues: { ...emptyProject, brand: '', description: '', referenceMessages: '', assistants: [], file: null },
    validate: {
      ...projectRules,
      brand: required,
      description: required,
      referenceMessages: required,
      assistants: checkAssistants,
    },
  });
  const creation = useCreateProject({
    form,
    fileType: 'GENIE_GO',
    send: (draft) => createGenieGo({ body: requestOf(draft) }),
  });
  const { assistants, file, users } = form.values;
  return (
    <CreateForm
      type="GENIE_GO"
      creation={creation}
      isDirty={form.isDirty()}
      footer={<CreateFooter creation={creation} file={file} />}
    >
      <FormSection title={t('projectForm.project')} help={t('projectForm.help_GENIE_GO')}>
        <Card label={t('projectForm.project')}>
          <FieldGrid>
            <ProjectNameField {...form.getInputProps('projectName')} />
            <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />
          </FieldGrid>
        </Card>
      </FormSection>
      <FormSection title={t('projectForm.briefing')} help={t('projectForm.briefingHelp')}>
        <Card label={t('projectForm.briefing')}>
          <BriefingFields
            description={form.getInputProps('description')}
            referenceMessages={form.getInputProps('referenceMessages')}
          />
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
