import { typeCalls } from 'virtual:endpoints';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { CreateFooter, CreateForm, FileSection, UsersSection } from '#/features/projects/create/create-form.tsx';
import {
  emptyProject,
  type ProjectDraft,
  toProjectRequest,
  useCreateProject,
} from '#/features/projects/create/use-create-project.ts';
import {
  AgentField,
  agentRules,
  emptyId8,
  type Id8Values,
  toAgentRequest,
} from '#/features/projects/fields/agent-field.tsx';
import { FieldStack, ProjectNameField } from '#/features/projects/fields/text-fields.tsx';
import { ThinkingField } from '#/features/projects/fields/thinking-field.tsx';
import { call } from '#/lib/api/call.ts';
import { checkName } from '#/lib/field-rules.ts';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';

interface Draft extends ProjectDraft, Id8Values {
  file: File | null;
}

export function CreateId8() {
  const { t } = useTranslation();
  const form = useForm<Draft>({
    initialValues: { ...emptyProject, ...emptyId8, file: null },
    validate: { projectName: checkName, ...agentRules },
  });
  const creation = useCreateProject({
    type: 'ID8',
    form,
    send: (draft) => call(typeCalls.ID8.create, { body: { ...toProjectRequest(draft), ...toAgentRequest(draft) } }),
  });
  const { thinking, agentType, agentId, instructions, file, users } = form.values;
  return (
    <CreateForm
      type="ID8"
      creation={creation}
      isDirty={form.isDirty()}
      footer={<CreateFooter creation={creation} file={file} />}
    >
      <FormSection title={t('projectForm.project')} help={t('projectForm.help_ID8')}>
        <Card label={t('projectForm.project')}>
          <FieldStack>
            <ProjectNameField {...form.getInputProps('projectName')} />
            <ThinkingField value={thinking} onChange={(value) => form.setFieldValue('thinking', value)} />
          </FieldStack>
        </Card>
      </FormSection>
      <FormSection title={t('projectForm.agent')} help={t('projectForm.agentHelp')}>
        <Card label={t('projectForm.agent')}>
          <FieldStack>
            <AgentField
              value={{ agentType, agentId, instructions }}
              onChange={(change) => {
                for (const [name, value] of Object.entries(change)) form.setFieldValue(name, value);
              }}
              errors={form.errors}
            />
          </FieldStack>
        </Card>
      </FormSection>
      <FileSection file={file} onFile={(next) => form.setFieldValue('file', next)} />
      <UsersSection type="ID8" chosen={users} onChange={(chosen) => form.setFieldValue('users', chosen)} />
    </CreateForm>
  );
}
