import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { presetNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { ProviderGiven } from '@soundings/contract/sonar/sources';
import type { Connector } from '../connectors/connector.ts';
import { apifyAddress, apifyPresets } from '../connectors/provider/apify-presets.ts';
import { createProvider } from '../connectors/provider/provider-connector.ts';
import type { ProviderSettings } from '../connectors/provider/provider-settings.ts';

type Preset = (typeof presetNetworks)[number];

/** Whether Apify's answers about a network are known. */
export const hasPreset = (network: SocialNetwork): network is Preset =>
  (presetNetworks as readonly SocialNetwork[]).includes(network);

/** A connector out of what a global admin has told of a provider, and where it answers. */
export const providerOf = (
  network: SocialNetwork,
  provider: ProviderGiven,
): { connector: Connector; baseUrl: string } => {
  if (!('preset' in provider)) {
    const { baseUrl, ...settings } = provider;
    const connector = createProvider({ network, ...settings } as ProviderSettings);
    return { connector, baseUrl: baseUrl.replace(/\/+$/, '') };
  }
  if (!hasPreset(network)) throw new Error(`${provider.preset} has no preset for ${network}`);
  return { connector: createProvider(apifyPresets[network]), baseUrl: apifyAddress };
};
