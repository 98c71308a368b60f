import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { AgentInfo } from '@soundings/contract/assistants/agents';
import { assistantLimits } from '@soundings/contract/assistants/assistant-choices';
import { settingLimits } from '@soundings/contract/projects/project-choices';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { checkName, needs, useFieldError } from '#/lib/field-rules.ts';
import { focusFirstError } from '#/ui/form/error-count.tsx';
import { FormBody, FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { TypeTile } from '#/ui/marks/type-tile.tsx';
import { EditPage } from '../edit/edit-page.tsx';
import { showTakenName } from '../edit/name-taken.ts';
import { SaveFooter } from '../edit/save-footer.tsx';
import { UseSection } from '../edit/use-section.tsx';
import { agentQuery, useSaveAgent } from './agents.api.ts';

function Back() {
  const { t } = useTranslation();
  return <BackLink to="/settings/id8">{t('agents.allAgents')}</BackLink>;
}

export function CreateAgent() {
  const { t } = useTranslation();
  return (
    <FormPage back={<Back />} tile={<TypeTile type="ID8" />} title={t('agents.newAgent')} lead={t('agents.createLead')}>
      <AgentForm />
    </FormPage>
  );
}

export function EditAgent({ id }: { id: string }) {
  const { t } = useTranslation();
  const agent = useQuery(agentQuery(id));
  return (
    <EditPage
      found={agent}
      back={<Back />}
      title={t('agents.editAgent')}
      failed={t('agents.couldntPullAgent')}
      missing={{
        title: t('agents.notFound'),
        text: t('settings.notFoundHelp'),
        link: (props) => <Link to="/settings/id8" {...props} />,
        linkText: t('agents.allAgents'),
      }}
    >
      {(found) => (
        <FormPage
          back={<Back />}
          tile={<TypeTile type="ID8" />}
          title={found.type === 'custom' ? t('agents.ownAgent') : found.name}
          task={t('agents.editAgent')}
          lead={t(found.type === 'custom' ? 'agents.ownLead' : 'agents.editLead')}
        >
          <AgentForm agent={found} />
        </FormPage>
      )}
    </EditPage>
  );
}

function AgentForm({ agent }: { agent?: AgentInfo }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const navigate = useNavigate();
  const form = useForm({
    initialValues: { name: agent?.name ?? '', instructions: agent?.instructions ?? '' },
    validate: {
      name: checkName,
      instructions: needs('enterInstructions'),
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
        focusFirstError,
      )}
      footer={
        <SaveFooter
          errors={form.errors}
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
