import { endpoints } from 'virtual:endpoints';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { call } from '#/lib/api/call.ts';

/** Forgets the stored key of a network. */
export const deleteSonarSource = (network: SocialNetwork) => call(endpoints.deleteSonarSource, { params: { network } });
