import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import type { SonarSource } from '@soundings/contract/sonar/sources';
import type { Services } from '#/platform/services.ts';
import { findChecks, findStoredSources, type SourceCheck, type StoredSource } from './sources.store.ts';

const presentSource = (
  env: Services['env'],
  network: SocialNetwork,
  stored: StoredSource | undefined,
  check: SourceCheck | undefined,
): SonarSource => {
  const kind = env[`SONAR_${network}_KEY`] ? 'env' : stored ? 'stored' : 'none';
  const shown = kind === 'stored' ? stored : undefined;
  const ids: Partial<Record<SocialNetwork, string | undefined>> = {
    INSTAGRAM: env.SONAR_INSTAGRAM_ID,
    TIKTOK: env.SONAR_TIKTOK_ID,
  };
  return {
    network,
    kind,
    id: (kind === 'env' ? ids[network] : shown?.id) ?? null,
    provider: shown?.provider ?? null,
    setBy: shown?.setByName ?? null,
    setOn: shown?.setOn.toISOString() ?? null,
    checkedOn: check?.checkedOn.toISOString() ?? null,
    outcome: check?.outcome ?? null,
  };
};

/** Where the figures of every network come from, in the order of all lists; without the secrets. */
export const presentSources = async ({ db, env }: Pick<Services, 'db' | 'env'>): Promise<SonarSource[]> => {
  const stored = await findStoredSources(db);
  const checks = await findChecks(db);
  return socialNetworks.map((network) => {
    const isOf = (row: { readonly network: SocialNetwork }) => row.network === network;
    return presentSource(env, network, stored.find(isOf), checks.find(isOf));
  });
};
