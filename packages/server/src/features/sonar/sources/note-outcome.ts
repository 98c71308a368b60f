import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Services } from '#/platform/services.ts';
import type { Source } from '../connectors/source.ts';
import { findSources } from './find-sources.ts';
import { noteCheck } from './sources.store.ts';

const isSame = (one: Source, other: Source | undefined): boolean =>
  one.secret === other?.secret && one.baseUrl === other.baseUrl && one.id === other.id && one.kind === other.kind;

/** Notes how a key was tried, unless it was replaced or deleted meanwhile: of another one that says nothing. */
export const noteOutcome = async (
  services: Pick<Services, 'db' | 'env' | 'fetcher' | 'keys' | 'now'>,
  network: SocialNetwork,
  asked: Source,
  outcome: CollectReason,
): Promise<void> => {
  const current = (await findSources(services)).get(network)?.source;
  if (isSame(asked, current)) await noteCheck(services.db, network, outcome, services.now());
};
