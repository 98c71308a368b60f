import { typeCalls } from 'virtual:endpoints';
import { useForm } from '@mantine/form';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';
import { AgentField, agentRules, emptyId8, type Id8Values, toAgentRequest } from '../fields/agent-field.tsx';
import { FieldStack, ProjectNameField } from '../fields/text-fields.tsx';
import { ThinkingField } from '../fields/thinking-field.tsx';
import { CreateFooter, CreateForm, FileSection, UsersSection } from './create-form.tsx';
import {
  emptyProject,
  type ProjectDraft,
  projectRules,
  toProjectRequest,
  useCreateProject,
} from './use-create-project.ts';

interface Draft extends ProjectDraft, Id8Values {
  file: File | null;
}

export function CreateId8() {
  const { t } = useTranslation();
  const form = useForm<Draft>({
    initialValues: { ...emptyProject, ...emptyId8, file: null },
    validate: { ...projectRules, ...agentRules },
  });
  const creation = useCreateProject({
    form,
    fileType: 'ID8',
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
