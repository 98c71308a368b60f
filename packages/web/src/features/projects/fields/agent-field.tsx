import { Button, Input, Select } from '@mantine/core';
import type { AgentType, thinkings } from '@soundings/contract/projects/project-choices';
import { agentTypes } from '@soundings/contract/projects/project-choices';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#/lib/error-text.ts';
import { needs, useFieldError } from '#/lib/field-rules.ts';
import { InlineAlert } from '#/ui/feedback/inline-alert.tsx';
import { Segmented } from '#/ui/form/segmented.tsx';
import { agentsQuery } from '../project-forms.api.ts';
import classes from './fields.module.css';
import { InstructionsPreview } from './instructions-preview.tsx';
import { ParagraphField } from './text-fields.tsx';

interface Props {
  value: AgentValues;
  onChange: (change: Partial<AgentValues>) => void;
  errors: { agentId?: ReactNode; instructions?: ReactNode };
}

export function AgentField({ value, onChange, errors }: Props) {
  const { t } = useTranslation();
  const { agentType, agentId, instructions } = value;
  return (
    <>
      <Input.Wrapper label={t('projectForm.agentType')} labelElement="div" withAsterisk>
        <div className={classes.full}>
          <Segmented
            label={t('projectForm.agentType')}
            value={agentType}
            options={agentTypes.map((type) => ({ value: type, label: t(`projectForm.agentType_${type}`) }))}
            onChange={(type) => onChange({ agentType: type })}
          />
        </div>
        <p className={classes.hint}>{t(`projectForm.agentTypeHelp_${agentType}`)}</p>
      </Input.Wrapper>
      {agentType === 'predefined' ? (
        <AgentPicker value={agentId} onChange={(id) => onChange({ agentId: id })} error={errors.agentId} />
      ) : (
        <ParagraphField
          data-path="instructions"
          label={t('projectForm.instructions')}
          placeholder={t('projectForm.instructionsPlaceholder')}
          minRows={6}
          value={instructions}
          onChange={({ currentTarget }) => onChange({ instructions: currentTarget.value })}
          error={errors.instructions}
        />
      )}
    </>
  );
}

interface AgentPickerProps {
  value: string | null;
  onChange: (id: string | null) => void;
  error?: ReactNode;
}

function AgentPicker({ value, onChange, error }: AgentPickerProps) {
  const { t } = useTranslation();
  const shown = useFieldError();
  const agents = useQuery(agentsQuery);
  const found = agents.data?.content ?? [];
  const chosen = found.find(({ id }) => id === value);
  if (agents.error) {
    return (
      <InlineAlert
        title={t('projectForm.couldNotLoadAgents')}
        action={
          <Button size="sm" onClick={() => void agents.refetch()}>
            {t('common.tryAgain')}
          </Button>
        }
      >
        {errorText(t, agents.error)}
      </InlineAlert>
    );
  }
  if (agents.data && found.length === 0) return <InlineAlert tone="info">{t('projectForm.noAgents')}</InlineAlert>;
  const isGone = agents.data !== undefined && value !== null && !chosen;
  return (
    <div>
      <Select
        data-path="agentId"
        label={t('projectForm.agent')}
        placeholder={agents.isPending ? t('common.loading') : t('projectForm.chooseAgent')}
        withAsterisk
        required
        searchable
        disabled={agents.isPending}
        allowDeselect={false}
        nothingFoundMessage={t('common.noOptionsFound')}
        data={found.map(({ id, name }) => ({ value: id, label: name }))}
        value={value}
        onChange={onChange}
        error={isGone ? t('projectForm.agentGone') : shown(error)}
      />
      <div aria-live="polite">
        {chosen ? <InstructionsPreview key={chosen.id} name={chosen.name} instructions={chosen.instructions} /> : null}
      </div>
    </div>
  );
}

interface AgentValues {
  agentType: AgentType;
  agentId: string | null;
  instructions: string;
}

export interface Id8Values extends AgentValues {
  thinking: (typeof thinkings)[number];
}

export const emptyId8: Id8Values = { thinking: 'BALANCED', agentType: 'predefined', agentId: null, instructions: '' };

export const agentRules = {
  agentId: (value: string | null, { agentType }: AgentValues) =>
    agentType === 'predefined' && value === null ? ('projectForm.chooseAgentFirst' as const) : null,
  instructions: (value: string, { agentType }: AgentValues) =>
    agentType === 'custom' ? needs('enterInstructions')(value) : null,
};

export const toAgentRequest = ({ thinking, agentType, agentId, instructions }: Id8Values) =>
  agentType === 'predefined' && agentId !== null
    ? { thinking, agentType, agentId }
    : { thinking, agentType, instructions: instructions.trim() };
