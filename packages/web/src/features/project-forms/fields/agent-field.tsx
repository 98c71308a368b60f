import { Input } from '@mantine/core';
import { agentTypes } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '#/ui/segmented.tsx';
import { AgentPicker } from './agent-picker.tsx';
import type { AgentValues } from './agent-values.ts';
import classes from './fields.module.css';
import { ParagraphField } from './paragraph-field.tsx';

interface Props {
  value: AgentValues;
  onChange: (change: Partial<AgentValues>) => void;
  errors: { agentId?: ReactNode; instructions?: ReactNode };
}

/** An agent of the settings, or the project's own by its instructions. */
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
