import { typeCalls } from 'virtual:endpoints';
import { type UseFormReturnType, useForm } from '@mantine/form';
import type { Assistant } from '@soundings/contract/assistants/assistants';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CreateFooter, CreateForm, FileSection, UsersSection } from '#/features/projects/create/create-form.tsx';
import {
  emptyProject,
  type ProjectCreation,
  type ProjectDraft,
  toProjectRequest,
  useCreateProject,
} from '#/features/projects/create/use-create-project.ts';
import { AssistantGroup, assistantsRequest, checkAssistants } from '#/features/projects/fields/assistant-group.tsx';
import {
  BriefingFields,
  briefingRules,
  FieldGrid,
  LineField,
  ProjectNameField,
} from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { checkName, needs } from '#/lib/field-rules.ts';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';

export function CreateGenie() {
  const form = useForm<GenieDraft>({ initialValues: emptyGenie, validate: genieRules });
  const creation = useCreateProject({
    type: 'GENIE',
    form,
    send: (draft) => call(typeCalls.GENIE.create, { body: toGenieRequest(draft) }),
  });
  return <GenieForm type="GENIE" form={form} creation={creation} />;
}

const toRequest = (draft: GenieDraft) => ({
  ...toGenieRequest(draft),
  description: draft.description.trim(),
  referenceMessages: draft.referenceMessages.trim(),
});

export function CreateGenieGo() {
  const { t } = useTranslation();
  const form = useForm<GenieDraft>({
    initialValues: emptyGenie,
    validate: { ...genieRules, ...briefingRules },
  });
  const creation = useCreateProject({
    type: 'GENIE_GO',
    form,
    send: (draft) => call(typeCalls.GENIE_GO.create, { body: toRequest(draft) }),
  });
  return (
    <GenieForm type="GENIE_GO" form={form} creation={creation}>
      <FormSection title={t('projectForm.briefing')} help={t('projectForm.briefingHelp')}>
        <Card label={t('projectForm.briefing')}>
          <BriefingFields
            description={form.getInputProps('description')}
            referenceMessages={form.getInputProps('referenceMessages')}
          />
        </Card>
      </FormSection>
    </GenieForm>
  );
}

interface Props {
  type: 'GENIE' | 'GENIE_GO';
  form: UseFormReturnType<GenieDraft>;
  creation: ProjectCreation;
  children?: ReactNode;
}

function GenieForm({ type, form, creation, children }: Props) {
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

interface AssistantsSectionProps {
  value: readonly Assistant[];
  onChange: (value: Assistant[]) => void;
  error?: ReactNode;
}

function AssistantsSection(props: AssistantsSectionProps) {
  const { t } = useTranslation();
  return (
    <FormSection title={t('projectForm.assistants')} help={t('projectForm.assistantsHelp')}>
      <Card label={t('projectForm.assistants')}>
        <AssistantGroup isOnly path="assistants" title={t('projectForm.assistants')} {...props} />
      </Card>
    </FormSection>
  );
}

interface GenieDraft extends ProjectDraft {
  brand: string;
  assistants: Assistant[];
  file: File | null;
  description: string;
  referenceMessages: string;
}

const emptyGenie: GenieDraft = {
  ...emptyProject,
  brand: '',
  assistants: [],
  file: null,
  description: '',
  referenceMessages: '',
};

const genieRules = { projectName: checkName, brand: needs('projectForm.enterBrand'), assistants: checkAssistants };

const toGenieRequest = (draft: GenieDraft) => ({
  ...toProjectRequest(draft),
  brand: draft.brand.trim(),
  ...assistantsRequest('GENIE', { 'generate-all': draft.assistants }),
});
