import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { Services } from '#/platform/services.ts';
import type { Connector } from '../connectors/connector.ts';
import { connectors } from '../connectors/connectors.ts';
import type { Day } from '../days.ts';
import { demoGoneHandle } from '../sandbox/identity.ts';
import { openSandbox } from '../sandbox/open-sandbox.ts';
import { withPast } from '../sandbox/with-past.ts';
import { findSources, type NetworkSource, type NetworkSources } from '../sources/find-sources.ts';
import { hasMeasured, isDemoProject } from './collect.store.ts';

export type Chosen =
  | { readonly isDemo: true; readonly isOfWorkspace: boolean }
  | { readonly isDemo: false; readonly sources: NetworkSources };

/**
 * The sandbox is asked only where no network has a source, and only for a project without anything measured: invented
 * figures are never put beside real ones. Nobody else is ever asked about the invented brands of the demo workspace.
 */
export const chooseSources = async (
  services: Pick<Services, 'db' | 'env' | 'fetcher' | 'keys'>,
  projectId: string,
): Promise<Chosen> => {
  const isOfWorkspace = await isDemoProject(services.db, projectId);
  const sources: NetworkSources = isOfWorkspace ? new Map() : await findSources(services);
  const isDemo = sources.size === 0 && !(await hasMeasured(services.db, projectId));
  return isDemo ? { isDemo, isOfWorkspace } : { isDemo, sources };
};

export const findConnector = (chosen: Chosen, network: SocialNetwork): Connector | null =>
  chosen.isDemo ? connectors[network] : (chosen.sources.get(network)?.connector ?? null);

const seed = 1;

export const withSources = async (
  { now }: Pick<Services, 'now'>,
  chosen: Chosen,
  start: Day,
  step: (sources: NetworkSources) => Promise<void>,
): Promise<void> => {
  if (!chosen.isDemo) return step(chosen.sources);
  const faults = { [demoGoneHandle]: 'gone' } as const;
  const sandbox = await openSandbox({ now, seed, faults });
  const findConnector = (network: SocialNetwork) =>
    chosen.isOfWorkspace ? withPast(connectors[network], { seed, start }) : connectors[network];
  try {
    const sources = socialNetworks.map((network): [SocialNetwork, NetworkSource] => [
      network,
      { connector: findConnector(network), source: sandbox.sources[network] },
    ]);
    await step(new Map(sources));
  } finally {
    await sandbox.close();
  }
};
