import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar-choices';
import type { Services } from '#/platform/services.ts';
import { connectors } from '../connectors/connectors.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import type { NetworkSource, NetworkSources } from '../sources/find-sources.ts';
import type { Chosen } from './choose-sources.ts';

/** All nodes invent the same. */
const seed = 1;

/** Runs a step with what it can ask. The sandbox is open only as long as that, in the process that asks it. */
export const withSources = async (
  { now }: Pick<Services, 'now'>,
  chosen: Chosen,
  step: (sources: NetworkSources) => Promise<void>,
): Promise<void> => {
  if (!chosen.isDemo) return step(chosen.sources);
  const sandbox = await openSandbox({ now, seed });
  try {
    const sources = socialNetworks.map((network): [SocialNetwork, NetworkSource] => [
      network,
      { connector: connectors[network], source: sandbox.sources[network] },
    ]);
    await step(new Map(sources));
  } finally {
    await sandbox.close();
  }
};
