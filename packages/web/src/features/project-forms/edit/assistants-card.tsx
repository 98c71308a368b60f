import { type AssistantMode, assistantModes } from '@soundings/contract/projects/project-choices';
import type { AssistantData, ProjectInfo } from '@soundings/contract/projects/projects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '#/ui/card.tsx';
import { editAssistants } from '../api/edit-assistants.ts';
import { editScoutAssistants } from '../api/edit-scout-assistants.ts';
import { AssistantGroup } from '../fields/assistant-group.tsx';
import { AssistantGroups } from '../fields/assistant-groups.tsx';
import { checkAssistants, oneGroupOf, threeGroupsOf } from '../fields/assistant-values.ts';
import { useDirtyBlock } from './dirty-blocks.ts';
import classes from './edit.module.css';
import { SaveBar } from './save-bar.tsx';
import { useSaveBlock } from './use-save-block.ts';

interface AssistantsCardProps {
  type: 'SCOUTV2' | 'GENIE' | 'GENIE_GO';
  info: ProjectInfo;
  data: AssistantData;
}

const idsOf = (data: AssistantData, mode: AssistantMode) => data[mode].map(({ id }) => id).sort();
/** The order of a group tells nothing. */
const isSame = (one: AssistantData, other: AssistantData) =>
  assistantModes.every((mode) => String(idsOf(one, mode)) === String(idsOf(other, mode)));

/** Who writes: three groups in SCOUT, one in GENIE and GENIE_GO, at least one assistant in each. */
export function AssistantsCard({ type, info, data }: AssistantsCardProps) {
  const { t } = useTranslation();
  const [entered, setEntered] = useState<AssistantData | null>(null);
  const [isChecked, setChecked] = useState(false);
  const groups = entered ?? data;
  const isDirty = entered !== null && !isSame(data, entered);
  useDirtyBlock(isDirty);
  const asked: readonly AssistantMode[] = type === 'SCOUTV2' ? assistantModes : ['generate-all'];
  const problems = asked.map((mode) => [mode, checkAssistants(groups[mode])] as const);
  const errors = isChecked ? Object.fromEntries(problems) : {};
  const query = { id: info.id };
  const save = useSaveBlock({
    save: (next: AssistantData) =>
      type === 'SCOUTV2'
        ? editScoutAssistants({ query, body: threeGroupsOf(next) })
        : editAssistants(type, { query, body: oneGroupOf(next['generate-all']) }),
    saved: t('projectEdit.assistantsHaveBeenSaved'),
    failed: t('projectEdit.couldntSaveAssistants'),
    onSaved: () => {
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
      <div className={classes.stack}>
        {type === 'SCOUTV2' ? (
          <AssistantGroups value={groups} onChange={setEntered} errors={errors} />
        ) : (
          <AssistantGroup
            path="generate-all"
            title={t('projectForm.assistants')}
            value={groups['generate-all']}
            onChange={(chosen) => setEntered({ ...groups, 'generate-all': chosen })}
            error={errors['generate-all']}
          />
        )}
        <SaveBar label={t('projectEdit.saveAssistants')} isDirty={isDirty} isSaving={save.isPending} onSave={onSave} />
      </div>
    </Card>
  );
}
