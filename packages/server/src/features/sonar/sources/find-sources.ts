import type { CollectReason } from '@soundings/contract/sonar/metrics';
import { presetNetworks, type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { ProviderGiven } from '@soundings/contract/sonar/sources';
import { preferEnvironment, unsealVendorKey } from '#/platform/keys/vendor-keys.ts';
import type { Services } from '#/platform/services.ts';
import { type Connector, networkAddresses, type Source } from '../connectors/connector.ts';
import { connectors } from '../connectors/connectors.ts';
import { apifyAddress, apifyPresets, createProvider, type ProviderSettings } from '../connectors/provider-connector.ts';
import { findStoredSources, recordCheck, type StoredSource } from './sources.store.ts';

export interface NetworkSource {
  readonly connector: Connector;
  readonly source: Source;
}
export type NetworkSources = ReadonlyMap<SocialNetwork, NetworkSource>;

type Given = Pick<Services, 'db' | 'env' | 'keys' | 'fetcher'>;

const idInEnvironment = (env: Services['env'], network: SocialNetwork): string | undefined =>
  network === 'INSTAGRAM' || network === 'TIKTOK' ? env[`SONAR_${network}_ID`] : undefined;

const ownSource = ({ env }: Given, network: SocialNetwork, secret: string, id: string | null | undefined) => {
  const baseUrl = env[`SONAR_${network}_URL`] ?? networkAddresses[network];
  return { connector: connectors[network], source: { kind: 'api' as const, baseUrl, secret, ...(id && { id }) } };
};

const fromEnvironment = (given: Given, network: SocialNetwork): NetworkSource | null => {
  const secret = given.env[`SONAR_${network}_KEY`];
  return secret ? ownSource(given, network, secret, idInEnvironment(given.env, network)) : null;
};

const fromStored = (given: Given, stored: StoredSource): NetworkSource => {
  const { network, id, provider } = stored;
  const secret = unsealVendorKey(given.keys, stored.secret, network);
  if (!provider) return ownSource(given, network, secret, id);
  const { connector, baseUrl } = toProvider(network, provider);
  const { guarded } = given.fetcher;
  return { connector, source: { kind: 'provider', baseUrl, secret, guarded } };
};

export const findSources = async (given: Given): Promise<NetworkSources> => {
  const stored = new Map((await findStoredSources(given.db)).map((row) => [row.network, row]));
  return preferEnvironment(socialNetworks, {
    fromEnvironment: (network) => fromEnvironment(given, network),
    stored,
    fromRow: (row) => fromStored(given, row),
  });
};

const isSame = (one: Source, other: Source | undefined): boolean =>
  one.secret === other?.secret && one.baseUrl === other.baseUrl && one.id === other.id && one.kind === other.kind;

export const recordOutcome = async (
  services: Pick<Services, 'db' | 'env' | 'fetcher' | 'keys' | 'now'>,
  network: SocialNetwork,
  asked: Source,
  outcome: CollectReason,
): Promise<void> => {
  const current = (await findSources(services)).get(network)?.source;
  if (isSame(asked, current)) await recordCheck(services.db, network, outcome, services.now());
};

type Preset = (typeof presetNetworks)[number];

export const hasPreset = (network: SocialNetwork): network is Preset =>
  (presetNetworks as readonly SocialNetwork[]).includes(network);

const toProvider = (network: SocialNetwork, provider: ProviderGiven): { connector: Connector; baseUrl: string } => {
  if (!('preset' in provider)) {
    const { baseUrl, ...settings } = provider;
    const connector = createProvider({ network, ...settings } as ProviderSettings);
    return { connector, baseUrl: baseUrl.replace(/\/+$/, '') };
  }
  if (!hasPreset(network)) throw new Error(`${provider.preset} has no preset for ${network}`);
  return { connector: createProvider(apifyPresets[network]), baseUrl: apifyAddress };
};
