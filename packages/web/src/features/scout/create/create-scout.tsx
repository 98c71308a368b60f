import { typeCalls } from 'virtual:endpoints';
import { useForm } from '@mantine/form';
import { assistantModes } from '@soundings/contract/projects/project-choices';
import { useTranslation } from 'react-i18next';
import { CreateFooter, CreateForm, UsersSection } from '#/features/projects/create/create-form.tsx';
import {
  emptyProject,
  type ProjectDraft,
  projectRules,
  toProjectRequest,
  useCreateProject,
} from '#/features/projects/create/use-create-project.ts';
import {
  AssistantGroups,
  type AssistantGroupValues,
  assistantsRequest,
  checkAssistants,
  emptyGroups,
} from '#/features/projects/fields/assistant-group.tsx';
import { ProjectNameField } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';
import { FormSection } from '#/ui/form/form-page.tsx';
import { Card } from '#/ui/layout/card.tsx';

type Draft = ProjectDraft & AssistantGroupValues;

export function CreateScout() {
  const { t } = useTranslation();
  const form = useForm<Draft>({
    initialValues: { ...emptyProject, ...emptyGroups },
    validate: {
      ...projectRules,
      'generate-all': checkAssistants,
      'generate-selected': checkAssistants,
      compress: checkAssistants,
    },
  });
  const creation = useCreateProject({
    type: 'SCOUTV2',
    form,
    send: (draft) =>
      call(typeCalls.SCOUTV2.create, { body: { ...toProjectRequest(draft), ...assistantsRequest('SCOUTV2', draft) } }),
  });
  return (
    <CreateForm
      type="SCOUTV2"
      creation={creation}
      isDirty={form.isDirty()}
      footer={<CreateFooter creation={creation} />}
    >
      <FormSection title={t('projectForm.project')} help={t('projectForm.help_SCOUTV2')}>
        <Card label={t('projectForm.project')}>
          <ProjectNameField {...form.getInputProps('projectName')} />
        </Card>
      </FormSection>
      <FormSection title={t('projectForm.assistants')} help={t('projectForm.assistantsHelp_SCOUTV2')}>
        <Card label={t('projectForm.assistants')}>
          <AssistantGroups
            value={form.values}
            onChange={(groups) => {
              for (const mode of assistantModes) {
                if (groups[mode] !== form.values[mode]) form.setFieldValue(mode, groups[mode]);
              }
            }}
            errors={form.errors}
          />
        </Card>
      </FormSection>
      <UsersSection
        type="SCOUTV2"
        chosen={form.values.users}
        onChange={(chosen) => form.setFieldValue('users', chosen)}
      />
    </CreateForm>
  );
}
