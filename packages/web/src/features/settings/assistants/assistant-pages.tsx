import { Input, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { assistantLimits, assistantTypes } from '@soundings/contract/assistants/assistant-choices';
import type { AssistantInfo } from '@soundings/contract/assistants/assistants';
import { settingLimits } from '@soundings/contract/projects/project-choices';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { checkName, needs, useFieldError } from '#/lib/field-rules.ts';
import { focusFirstError } from '#/ui/form/error-count.tsx';
import { FormBody, FormPage, FormSection } from '#/ui/form/form-page.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { useUnsavedChanges } from '#/ui/form/unsaved-changes.tsx';
import { BackLink } from '#/ui/layout/back-link.tsx';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { EditPage } from '../edit/edit-page.tsx';
import { showTakenName } from '../edit/name-taken.ts';
import { SaveFooter } from '../edit/save-footer.tsx';
import { UseSection } from '../edit/use-section.tsx';
import { type AssistantValues, assistantQuery, useSaveAssistant } from './assistants.api.ts';
import classes from './try-assistant.module.css';
import { TryAssistant } from './try-assistant.tsx';

function Back() {
  const { t } = useTranslation();
  return <BackLink to="/settings/assistants">{t('assistants.allAssistants')}</BackLink>;
}

export function CreateAssistant() {
  const { t } = useTranslation();
  return (
    <FormPage back={<Back />} title={t('assistants.newAssistant')} lead={t('assistants.createLead')}>
      <AssistantForm />
    </FormPage>
  );
}

export function EditAssistant({ id }: { id: string }) {
  const { t } = useTranslation();
  const assistant = useQuery(assistantQuery(id));
  return (
    <EditPage
      found={assistant}
      back={<Back />}
      title={t('assistants.editAssistant')}
      failed={t('assistants.couldntPullOne')}
      missing={{
        title: t('assistants.notFound'),
        text: t('settings.notFoundHelp'),
        link: (props) => <Link to="/settings/assistants" {...props} />,
        linkText: t('assistants.allAssistants'),
      }}
    >
      {(found) => (
        <FormPage
          back={<Back />}
          title={found.name}
          task={t('assistants.editAssistant')}
          lead={t('assistants.editLead')}
        >
          <AssistantForm assistant={found} />
        </FormPage>
      )}
    </EditPage>
  );
}

const empty: AssistantValues = { name: '', type: 'TEXT', instructions: '', example: '' };
const pickValues = ({ name, type, instructions, example }: AssistantInfo): AssistantValues => ({
  name,
  type,
  instructions,
  example,
});

function AssistantForm({ assistant }: { assistant?: AssistantInfo }) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const navigate = useNavigate();
  const form = useForm<AssistantValues>({
    initialValues: assistant ? pickValues(assistant) : empty,
    validate: {
      name: checkName,
      instructions: needs('enterInstructions'),
    },
  });
  const save = useSaveAssistant(assistant?.id, {
    onDone: () => void navigate({ to: '/settings/assistants', ignoreBlocker: true }),
    onFailed: (error) => showTakenName(form, 'name', error),
  });
  const unsavedDialog = useUnsavedChanges(form.isDirty());
  const { type } = form.values;
  const isKindFixed = assistant !== undefined && assistant.count > 0;
  return (
    <FormBody
      label={t(assistant ? 'assistants.editAssistant' : 'assistants.newAssistant')}
      isDisabled={save.isPending}
      onSubmit={form.onSubmit(
        (values) =>
          save.mutate({
            name: values.name.trim(),
            type: values.type,
            instructions: values.instructions.trim(),
            example: values.example.trim(),
          }),
        focusFirstError,
      )}
      footer={
        <SaveFooter
          errors={form.errors}
          cancel={(props) => <Link to="/settings/assistants" {...props} />}
          submit={t(assistant ? 'settings.saveChanges' : 'assistants.create')}
          isSaving={save.isPending}
          isDisabled={assistant !== undefined && !form.isDirty()}
        />
      }
    >
      <FormSection title={t('assistants.basics')} help={t('assistants.basicsHelp')}>
        <Card label={t('assistants.basics')}>
          <div className={layout.stack}>
            <TextInput
              label={t('assistants.name')}
              description={t('assistants.nameHelp')}
              withAsterisk
              maxLength={assistantLimits.name}
              autoComplete="off"
              {...form.getInputProps('name')}
              error={shown(form.errors.name)}
            />
            <Input.Wrapper label={t('assistants.kind')} labelElement="div" withAsterisk>
              <div className={classes.kinds}>
                <Segmented
                  label={t('assistants.kind')}
                  value={type}
                  options={assistantTypes.map((value) => ({
                    value,
                    label: t(`assistants.kind_${value}`),
                    disabled: isKindFixed && value !== assistant.type,
                  }))}
                  onChange={(value) => form.setFieldValue('type', value)}
                />
              </div>
              <p className={classes.hint}>
                {t(`assistants.kindHelp_${type}`)}
                {isKindFixed && <> {t('assistants.kindStays')}</>}
              </p>
            </Input.Wrapper>
          </div>
        </Card>
      </FormSection>
      <FormSection title={t('assistants.instructions')} help={t('assistants.modelHelp')}>
        <Card label={t('assistants.instructions')}>
          <div className={layout.stack}>
            <Textarea
              label={t('assistants.instructions')}
              description={t('assistants.instructionsHelp')}
              withAsterisk
              autosize
              minRows={7}
              maxRows={20}
              maxLength={settingLimits.paragraphs}
              {...form.getInputProps('instructions')}
              error={shown(form.errors.instructions)}
            />
            <Textarea
              label={t('assistants.example')}
              description={t('assistants.exampleHelp')}
              autosize
              minRows={3}
              maxRows={10}
              maxLength={assistantLimits.example}
              {...form.getInputProps('example')}
            />
          </div>
        </Card>
      </FormSection>
      <TryAssistant values={form.values} />
      {assistant && (
        <UseSection
          count={assistant.count}
          projects={assistant.projects}
          companies={assistant.companies}
          change={assistant}
        />
      )}
      {unsavedDialog}
    </FormBody>
  );
}
