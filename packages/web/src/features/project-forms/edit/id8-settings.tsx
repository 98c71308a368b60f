import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { editId8 } from '../api/edit-id8.ts';
import { AgentField } from '../fields/agent-field.tsx';
import { agentRequestOf, agentRules, emptyId8, type Id8Values } from '../fields/agent-values.ts';
import { ThinkingField } from '../fields/thinking-field.tsx';
import { SettingsCard } from './settings-card.tsx';

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
      info={info}
      saved={saved}
      rules={agentRules}
      send={({ projectName, ...values }) =>
        editId8({ params: { id: info.id }, body: { projectName, ...agentRequestOf(values) } })
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
