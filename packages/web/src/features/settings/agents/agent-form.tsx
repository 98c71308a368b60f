import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AgentInfo } from '@soundings/contract/assistants/agents';
import { assistantLimits } from '@soundings/contract/assistants/assistant-choices';
import { settingLimits } from '@soundings/contract/projects/project-choices';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { checkRequired, useFieldError } from '#/lib/field-rules.ts';
import { FormBody, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { showTakenName } from '../edit/name-taken.ts';
import { SaveFooter } from '../edit/save-footer.tsx';
import { UseSection } from '../edit/use-section.tsx';
import { useSaveAgent } from './agents.api.ts';

/** A new agent, or the given one; the name of a project's own is not chosen. */
export function AgentForm({ agent }: { agent?: AgentInfo }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { name: agent?.name ?? '', instructions: agent?.instructions ?? '' },
    validate: {
      name: (name) => checkRequired(name.trim()),
      instructions: (instructions) => checkRequired(instructions.trim()),
    },
  });
  const save = useSaveAgent(agent, {
    onDone: () => void navigate({ to: '/settings/id8', ignoreBlocker: true }),
    onFailed: (error) => showTakenName(form, 'name', error),
  });
  const unsavedDialog = useUnsavedChanges(form.isDirty());
  return (
    <FormBody
      label={t(agent === undefined ? 'agents.newAgent' : 'agents.editAgent')}
      isDisabled={save.isPending}
      onSubmit={form.onSubmit(
        ({ name, instructions }) => save.mutate({ name: name.trim(), instructions: instructions.trim() }),
        (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
      )}
      footer={
        <SaveFooter
          cancel={(props) => <Link to="/settings/id8" {...props} />}
          submit={t(agent === undefined ? 'agents.create' : 'settings.saveChanges')}
          isSaving={save.isPending}
          isDisabled={agent !== undefined && !form.isDirty()}
        />
      }
    >
      <FormSection title={t('agents.basics')} help={t('agents.basicsHelp')}>
        <Card label={t('agents.basics')}>
          <div className={layout.stack}>
            {agent?.type === 'custom' ? null : (
              <TextInput
                label={t('agents.name')}
                description={t('agents.nameHelp')}
                withAsterisk
                maxLength={assistantLimits.name}
                autoComplete="off"
                {...form.getInputProps('name')}
                error={shown(form.errors.name)}
              />
            )}
            <Textarea
              label={t('agents.instructions')}
              description={t('agents.instructionsHelp')}
              withAsterisk
              autosize
              minRows={8}
              maxRows={22}
              maxLength={settingLimits.paragraphs}
              {...form.getInputProps('instructions')}
              error={shown(form.errors.instructions)}
            />
          </div>
        </Card>
      </FormSection>
      {agent && <UseSection count={agent.count} projects={agent.projects} change={agent} />}
      {unsavedDialog}
    </FormBody>
  );
}
