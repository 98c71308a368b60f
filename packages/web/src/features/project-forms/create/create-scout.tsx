import { useForm } from '@mantine/form';
import { assistantModes } from '@soundings/contract/projects/project-choices';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { FormSection } from '#/ui/form-section.tsx';
import { createScout } from '../api/create-scout.ts';
import { AssistantGroups } from '../fields/assistant-groups.tsx';
import { type AssistantGroupValues, checkAssistants, emptyGroups, threeGroupsOf } from '../fields/assistant-values.ts';
import { ProjectNameField } from '../fields/project-name-field.tsx';
import { CreateFooter } from './create-footer.tsx';
import { CreateForm } from './create-form.tsx';
import { emptyProject, type ProjectDraft, projectRequestOf, projectRules } from './project-draft.ts';
import { useCreateProject } from './use-create-project.ts';
import { UsersSection } from './users-section.tsx';

type Draft = ProjectDraft & AssistantGroupValues;

/** A new SCOUT project: its name, who does what, who may open it. */
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
    form,
    send: (draft) => createScout({ body: { ...projectRequestOf(draft), ...threeGroupsOf(draft) } }),
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
