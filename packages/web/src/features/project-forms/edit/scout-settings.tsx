import type { ProjectInfo } from '@soundings/contract/projects/projects';
import { editScout } from '../api/edit-scout.ts';
import { SettingsCard } from './settings-card.tsx';

export function ScoutSettings({ info }: { info: ProjectInfo }) {
  return (
    <SettingsCard
      info={info}
      saved={{ projectName: info.projectName }}
      send={({ projectName }) => editScout({ params: { id: info.id }, body: { projectName } })}
    />
  );
}
