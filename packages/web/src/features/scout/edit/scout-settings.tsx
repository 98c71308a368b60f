import { typeCalls } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { SettingsCard } from '#/features/projects/edit/settings-card.tsx';
import { ProjectNameField } from '#/features/projects/fields/text-fields.tsx';
import { call } from '#/lib/api/call.ts';

export function ScoutSettings({ info }: { info: ProjectInfo }) {
  return (
    <SettingsCard
      saved={{ projectName: info.projectName }}
      send={({ projectName }) => call(typeCalls.SCOUTV2.edit, { params: { id: info.id }, body: { projectName } })}
    >
      {(form) => <ProjectNameField {...form.getInputProps('projectName')} />}
    </SettingsCard>
  );
}
