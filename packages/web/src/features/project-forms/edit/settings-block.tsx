import type { CreatedType } from '@soundings/contract/projects/project-choices';
import type { ProjectInfo } from '@soundings/contract/projects/projects';
import type { ComponentType } from 'react';
import { GenieGoSettings } from './genie-go-settings.tsx';
import { GenieSettings } from './genie-settings.tsx';
import { Id8Settings } from './id8-settings.tsx';
import { ResonanceSettings } from './resonance-settings.tsx';
import { ScoutSettings } from './scout-settings.tsx';
import { SonarSettings } from './sonar-settings.tsx';

const blocks: Record<CreatedType, ComponentType<{ info: ProjectInfo }>> = {
  SONAR: SonarSettings,
  RESONANCE: ResonanceSettings,
  SCOUTV2: ScoutSettings,
  GENIE: GenieSettings,
  GENIE_GO: GenieGoSettings,
  ID8: Id8Settings,
};

/** The name and what a project's type keeps beside it. */
export function SettingsBlock({ type, info }: { type: CreatedType; info: ProjectInfo }) {
  const Block = blocks[type];
  return <Block info={info} />;
}
