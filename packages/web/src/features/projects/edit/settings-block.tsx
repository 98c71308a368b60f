import { endpoints } from 'virtual:endpoints';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '#/lib/api/call.ts';
import { checkRequired } from '#/lib/field-rules.ts';
import { AgentField, agentRequestOf, agentRules, emptyId8, type Id8Values } from '../fields/agent-field.tsx';
import {
  RangeTypeField,
  type SonarValues,
  StartMonthField,
  sonarRules,
  startDateOf,
  startOf,
} from '../fields/start-month-field.tsx';
import { FieldGrid, LineField, OptionalBrandField, ParagraphField } from '../fields/text-fields.tsx';
import { ThinkingField } from '../fields/thinking-field.tsx';
import { ResonanceSettings } from './resonance-settings.tsx';
import { SettingsCard } from './settings-card.tsx';

const rules = { brand: (value: string) => checkRequired(value.trim()) };

const required = (value: string) => checkRequired(value.trim());

const genieGoRules = { brand: required, description: required, referenceMessages: required };

const blocks: Record<CreatedType, ComponentType<{ info: ProjectInfo }>> = {
  SONAR: SonarSettings,
  RESONANCE: ResonanceSettings,
  SCOUTV2: ScoutSettings,
  GENIE: GenieSettings,
  GENIE_GO: GenieGoSettings,
  ID8: Id8Settings,
};

/** The name and what a project's type keeps beside it. */
export function SettingsBlock({ type, info }: { type: CreatedType; info: ProjectInfo }) {
  const Block = blocks[type];
  return <Block info={info} />;
}

function GenieSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  return (
    <SettingsCard
      info={info}
      saved={{ projectName: info.projectName, brand: info.brand ?? '' }}
      rules={rules}
      send={(body) => call(endpoints.editGenie, { params: { id: info.id }, body })}
    >
      {(form) => <LineField label={t('projectForm.brand')} {...form.getInputProps('brand')} />}
    </SettingsCard>
  );
}

function GenieGoSettings({ info }: { info: ProjectInfo }) {
  const { t } = useTranslation();
  const { projectName, brand, description, referenceMessages } = info;
  return (
    <SettingsCard
      info={info}
      saved={{
        projectName,
        brand: brand ?? '',
        description: description ?? '',
        referenceMessages: referenceMessages ?? '',
      }}
      rules={genieGoRules}
      send={(body) => call(endpoints.editGenieGo, { params: { id: info.id }, body })}
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

function Id8Settings({ info }: { info: ProjectInfo }) {
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
      info={info}
      saved={saved}
      rules={agentRules}
      send={({ projectName, ...values }) =>
        call(endpoints.editId8, { params: { id: info.id }, body: { projectName, ...agentRequestOf(values) } })
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

function ScoutSettings({ info }: { info: ProjectInfo }) {
  return (
    <SettingsCard
      info={info}
      saved={{ projectName: info.projectName }}
      send={({ projectName }) => call(endpoints.editScout, { params: { id: info.id }, body: { projectName } })}
    />
  );
}

type SonarSettingsDraft = Pick<ProjectInfo, 'projectName'> & { [K in keyof SonarValues]: SonarValues[K] };

function SonarSettings({ info }: { info: ProjectInfo }) {
  const saved: SonarSettingsDraft = {
    projectName: info.projectName,
    brand: info.brand ?? '',
    rangeType: info.rangeType ?? 'DAILY_RANGE',
    ...startOf(info.startDate ?? info.createdOn),
  };
  return (
    <SettingsCard
      info={info}
      saved={saved}
      rules={sonarRules}
      send={({ projectName, brand, rangeType, startingYear, startingMonth }) =>
        call(endpoints.editSonar, {
          params: { id: info.id },
          body: { projectName, brand, rangeType, startDate: startDateOf(startingYear, startingMonth ?? 0) },
        })
      }
    >
      {(form) => (
        <FieldGrid>
          <OptionalBrandField {...form.getInputProps('brand')} />
          <StartMonthField
            value={form.values}
            onChange={(start) => form.setValues(start)}
            error={form.errors.startingMonth}
          />
          <RangeTypeField value={form.values.rangeType} onChange={(rangeType) => form.setValues({ rangeType })} />
        </FieldGrid>
      )}
    </SettingsCard>
  );
}
