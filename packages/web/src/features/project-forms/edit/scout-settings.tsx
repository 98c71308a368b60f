import { endpoints } from 'virtual:endpoints';
import type { ProjectInfo } from '@soundings/contract/project-info';
import { call } from '#/lib/api/call.ts';
import { SettingsCard } from './settings-card.tsx';

export function ScoutSettings({ info }: { info: ProjectInfo }) {
  return (
    <SettingsCard
      info={info}
      saved={{ projectName: info.projectName }}
      send={({ projectName }) => call(endpoints.editScout, { params: { id: info.id }, body: { projectName } })}
    />
  );
}
