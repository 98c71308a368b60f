import { endpoints } from 'virtual:endpoints';
import type { CreatedType } from '@soundings/contract/projects/project-choices';
import { call } from '#/lib/api/call.ts';

/** Each type is deleted under its own path. */
const removals = {
  SONAR: endpoints.deleteSonar,
  RESONANCE: endpoints.deleteResonance,
  SCOUTV2: endpoints.deleteScout,
  GENIE: endpoints.deleteGenie,
  GENIE_GO: endpoints.deleteGenieGo,
  ID8: endpoints.deleteId8,
} as const satisfies Record<CreatedType, unknown>;

export const deleteProject = (type: CreatedType, id: string) => call(removals[type], { params: { id } });
