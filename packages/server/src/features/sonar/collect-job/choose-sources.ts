import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { Services } from '#/platform/services.ts';
import type { Connector } from '../connectors/connector.ts';
import { connectors } from '../connectors/connectors.ts';
import { findSources, type NetworkSources } from '../sources/find-sources.ts';
import { hasMeasured } from './collections.store.ts';
import { isDemoProject } from './sonar-projects.store.ts';

/**
 * Whom a run asks: those networks that have a source, or the sandbox in place of all. That tells the past of states
 * too where the project is one of the demo workspace.
 */
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

/** Who would ask a network; null where nobody would. */
export const connectorOf = (chosen: Chosen, network: SocialNetwork): Connector | null =>
  chosen.isDemo ? connectors[network] : (chosen.sources.get(network)?.connector ?? null);
