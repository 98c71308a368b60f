import { endpoints } from 'virtual:endpoints';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { call } from '#/lib/api/call.ts';

/** Tries the key of a network with a real call; answers how that went. */
export const checkSonarSource = (network: SocialNetwork, signal: AbortSignal) =>
  call(endpoints.checkSonarSource, { params: { network }, signal });
