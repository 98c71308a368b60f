import { endpoints } from 'virtual:endpoints';
import type { SharedPart } from '@soundings/contract/endpoint';
import type { ProjectCredentials } from '@soundings/contract/projects/sharing';
import { call } from '#/lib/api/call.ts';

const openings = {
  SONAR: endpoints.openSharedSonar,
  RESONANCE: endpoints.sharedResonanceData,
  SCOUTV2: endpoints.openSharedScout,
  FINAL_MESSAGES: endpoints.openFinalMessages,
  GENIE: endpoints.openSharedGenie,
  GENIE_GO: endpoints.openSharedGenieGo,
  ID8: endpoints.openSharedId8,
} as const satisfies Record<SharedPart, object>;

/** The first call of a consumer: is the password right, and what does it open. */
export const openShared = (part: SharedPart, body: ProjectCredentials, signal?: AbortSignal) =>
  call<(typeof openings)[SharedPart]>(openings[part], { body, signal });
