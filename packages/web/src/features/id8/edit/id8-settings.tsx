import { typeCalls } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import {
  AgentField,
  agentRules,
  emptyId8,
  type Id8Values,
  toAgentRequest,
} from '#/features/projects/fields/agent-field.tsx';
import { ProjectNameField } from '#/features/projects/fields/text-fields.tsx';
import { ThinkingField } from '#/features/projects/fields/thinking-field.tsx';
import { call } from '#/lib/api/call.ts';

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
          <ProjectNameField {...form.getInputProps('projectName')} />
          <ThinkingField value={form.values.thinking} onChange={(thinking) => form.setValues({ thinking })} />
          <AgentField value={form.values} onChange={(change) => form.setValues(change)} errors={form.errors} />
        </>
      )}
    </SettingsCard>
  );
}
