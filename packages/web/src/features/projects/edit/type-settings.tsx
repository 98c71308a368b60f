import { typeCalls } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { checkRequired } from '#/lib/field-rules.ts';
import { AgentField, agentRules, emptyId8, type Id8Values, toAgentRequest } from '../fields/agent-field.tsx';
import { LineField, ParagraphField } from '../fields/text-fields.tsx';
import { ThinkingField } from '../fields/thinking-field.tsx';
import { SettingsCard } from './settings-card.tsx';

const rules = { brand: (value: string) => checkRequired(value.trim()) };

const required = (value: string) => checkRequired(value.trim());

const genieGoRules = { brand: required, description: required, referenceMessages: required };

export function GenieSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  return (
    <SettingsCard
      saved={{ projectName: info.projectName, brand: info.brand ?? '' }}
      rules={rules}
      send={(body) => call(typeCalls.GENIE.edit, { params: { id: info.id }, body })}
    >
      {(form) => <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />}
    </SettingsCard>
  );
}

export function GenieGoSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const { projectName, brand, description, referenceMessages } = info;
  return (
    <SettingsCard
      saved={{
        projectName,
        brand: brand ?? '',
        description: description ?? '',
        referenceMessages: referenceMessages ?? '',
      }}
      rules={genieGoRules}
      send={(body) => call(typeCalls.GENIE_GO.edit, { params: { id: info.id }, body })}
    >
      {(form) => (
        <>
          <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />
          <ParagraphField
            label={t('projectForm.description')}
            description={t('projectForm.descriptionHelp')}
            {...form.getInputProps('description')}
          />
          <ParagraphField
            label={t('projectForm.referenceMessages')}
            description={t('projectForm.referenceMessagesHelp')}
            {...form.getInputProps('referenceMessages')}
          />
        </>
      )}
    </SettingsCard>
  );
}

type Values = Pick<ProjectInfo, 'projectName'> & { [K in keyof Id8Values]: Id8Values[K] };

export function Id8Settings({ info }: { info: ProjectInfo }) {
  const agentType = info.agentType ?? 'predefined';
  const saved: Values = {
    projectName: info.projectName,
    thinking: info.thinking ?? emptyId8.thinking,
    agentType,
    agentId: agentType === 'predefined' ? info.agentId : null,
    instructions: info.instructions ?? '',
  };
  return (
    <SettingsCard
      saved={saved}
      rules={agentRules}
      send={({ projectName, ...values }) =>
        call(typeCalls.ID8.edit, { params: { id: info.id }, body: { projectName, ...toAgentRequest(values) } })
      }
    >
      {(form) => (
        <>
          <ThinkingField value={form.values.thinking} onChange={(thinking) => form.setValues({ thinking })} />
          <AgentField value={form.values} onChange={(change) => form.setValues(change)} errors={form.errors} />
        </>
      )}
    </SettingsCard>
  );
}

export function ScoutSettings({ info }: { info: ProjectInfo }) {
  return (
    <SettingsCard
      saved={{ projectName: info.projectName }}
      send={({ projectName }) => call(typeCalls.SCOUTV2.edit, { params: { id: info.id }, body: { projectName } })}
    />
  );
}
