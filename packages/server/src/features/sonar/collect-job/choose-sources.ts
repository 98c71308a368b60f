import type { SocialNetwork } from '@soundings/contract/sonar-choices';
import type { Services } from '#/platform/services.ts';
import type { Connector } from '../connectors/connector.ts';
import { connectors } from '../connectors/connectors.ts';
import { findSources, type NetworkSources } from '../sources/find-sources.ts';
import { hasMeasured } from './collections.store.ts';

/** Whom a run asks: those networks that have a source, or the sandbox in place of all. */
export type Chosen = { readonly isDemo: true } | { readonly isDemo: false; readonly sources: NetworkSources };

/**
 * The sandbox is asked only where no network has a source, and only for a project without anything measured: invented
 * figures are never put beside real ones.
 */
export const chooseSources = async (
  services: Pick<Services, 'db' | 'env' | 'fetcher' | 'keys'>,
  projectId: string,
): Promise<Chosen> => {
  const sources = await findSources(services);
  const isDemo = sources.size === 0 && !(await hasMeasured(services.db, projectId));
  return isDemo ? { isDemo } : { isDemo, sources };
};

/** Who would ask a network; null where nobody would. */
export const connectorOf = (chosen: Chosen, network: SocialNetwork): Connector | null =>
  chosen.isDemo ? connectors[network] : (chosen.sources.get(network)?.connector ?? null);
