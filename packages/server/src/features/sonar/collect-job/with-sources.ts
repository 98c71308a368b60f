import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Services } from '#/platform/services.ts';
import { connectors } from '../connectors/connectors.ts';
import type { Day } from '../connectors/day.ts';
import { demoGoneHandle } from '../sandbox/demo-gone-handle.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import { withPast } from '../sandbox/with-past.ts';
import type { NetworkSource, NetworkSources } from '../sources/find-sources.ts';
import type { Chosen } from './choose-sources.ts';

/** All nodes invent the same. */
const seed = 1;

/** Runs a step with what it can ask. The sandbox is open only as long as that, in the process that asks it. */
export const withSources = async (
  { now }: Pick<Services, 'now'>,
  chosen: Chosen,
  start: Day,
  step: (sources: NetworkSources) => Promise<void>,
): Promise<void> => {
  if (!chosen.isDemo) return step(chosen.sources);
  const faults = { [demoGoneHandle]: 'gone' } as const;
  const sandbox = await openSandbox({ now, seed, faults });
  const connectorOf = (network: SocialNetwork) =>
    chosen.isOfWorkspace ? withPast(connectors[network], { seed, start }) : connectors[network];
  try {
    const sources = socialNetworks.map((network): [SocialNetwork, NetworkSource] => [
      network,
      { connector: connectorOf(network), source: sandbox.sources[network] },
    ]);
    await step(new Map(sources));
  } finally {
    await sandbox.close();
  }
};
