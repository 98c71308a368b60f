import type { Assistant } from '@soundings/contract/assistants/assistants';
import { assistantModes } from '@soundings/contract/projects/project-choices';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { AssistantGroup } from './assistant-group.tsx';
import type { AssistantGroupValues } from './assistant-values.ts';

interface Props {
  value: AssistantGroupValues;
  onChange: (value: AssistantGroupValues) => void;
  /** By the group's name. */
  errors: Partial<Record<string, ReactNode>>;
}

/** The three uses that SCOUT has for assistants. */
export function AssistantGroups({ value, onChange, errors }: Props) {
  const { t } = useTranslation();
  return (
    <div>
      {assistantModes.map((mode) => (
        <AssistantGroup
          key={mode}
          path={mode}
          title={t(`projectForm.group_${mode}`)}
          help={t(`projectForm.groupHelp_${mode}`)}
          value={value[mode]}
          onChange={(assistants: Assistant[]) => onChange({ ...value, [mode]: assistants })}
          error={errors[mode]}
        />
      ))}
    </div>
  );
}
