import { type AssistantMode, assistantModes } from '@soundings/contract/projects/project-choices';
import { type AssistantsType, assistantFields } from '@soundings/contract/projects/project-types';
import type { AssistantData, ProjectInfo } from '@soundings/contract/projects/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/layout/card.tsx';
import layout from '#/ui/layout/layout.module.css';
import { AssistantGroup, AssistantGroups, assistantsRequest, checkAssistants } from '../fields/assistant-group.tsx';
import { changeAssistants, useEditAction } from '../project-forms.api.ts';
import { SaveBar, useDirtyBlock } from './save-bar.tsx';

interface AssistantsCardProps {
  type: AssistantsType;
  info: ProjectInfo;
  data: AssistantData;
}

const sortedIds = (data: AssistantData, mode: AssistantMode) => data[mode].map(({ id }) => id).sort();
const isSame = (one: AssistantData, other: AssistantData) =>
  assistantModes.every((mode) => String(sortedIds(one, mode)) === String(sortedIds(other, mode)));

export function AssistantsCard({ type, info, data }: AssistantsCardProps) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState<AssistantData | null>(null);
  const [isChecked, setChecked] = useState(false);
  const groups = entered ?? data;
  const isDirty = entered !== null && !isSame(data, entered);
  useDirtyBlock(isDirty);
  const asked = assistantFields(type).map(([mode]) => mode);
  const [only] = asked;
  const problems = asked.map((mode) => [mode, checkAssistants(groups[mode])] as const);
  const errors = isChecked ? Object.fromEntries(problems) : {};
  const save = useEditAction({
    call: (next: AssistantData) => changeAssistants(type, info.id, assistantsRequest(type, next)),
    done: 'projectEdit.assistantsHaveBeenSaved',
    failed: 'projectEdit.couldntSaveAssistants',
    onDone: () => {
      setEntered(null);
      setChecked(false);
    },
  });
  const onSave = () => {
    setChecked(true);
    const failed = problems.find(([, problem]) => problem !== null)?.[0];
    if (failed) document.querySelector<HTMLElement>(`[data-path="${failed}"]`)?.focus();
    else save.mutate(groups);
  };
  return (
    <Card label={t('projectForm.assistants')}>
      <div className={layout.stack}>
        {asked.length === 1 && only ? (
          <AssistantGroup
            isOnly
            path={only}
            title={t('projectForm.assistants')}
            value={groups[only]}
            onChange={(chosen) => setEntered({ ...groups, [only]: chosen })}
            error={errors[only]}
          />
        ) : (
          <AssistantGroups modes={asked} value={groups} onChange={setEntered} errors={errors} />
        )}
        <SaveBar label={t('projectEdit.saveAssistants')} isDirty={isDirty} isSaving={save.isPending} onSave={onSave} />
      </div>
    </Card>
  );
}
