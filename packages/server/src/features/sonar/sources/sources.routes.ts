import { done } from '@soundings/contract/endpoint';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { sonarSourcesEndpoints as endpoints, type SonarSource } from '@soundings/contract/sonar/sources';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { checkSource, setSource } from './set-source.ts';
import { findChecks, findStoredSources, removeSource, type SourceCheck, type StoredSource } from './sources.store.ts';

export const sourcesRoutes = (route: Route, services: Services): void => {
  const { db } = services;
  const presented = async (network: SocialNetwork) =>
    (await presentSources(services)).find((source) => source.network === network)!;

  route(endpoints.sonarSources, async () => {
    const sources = await presentSources(services);
    return { demo: sources.every(({ kind }) => kind === 'none'), sources };
  });

  route(endpoints.setSonarSource, async ({ caller, params: { network }, body }) => {
    const source = body.provider ? 'provider' : 'api';
    const entry = { ...byCaller(caller), action: 'sonar.source-set', target: network, details: { source } } as const;
    await audited(services, entry, () => setSource(services, caller, network, body));
    return presented(network);
  });

  route(endpoints.deleteSonarSource, async ({ caller, params: { network } }) => {
    const entry = { ...byCaller(caller), action: 'sonar.source-delete', target: network } as const;
    await audited(services, entry, async () => {
      if (!(await db.transaction((tx) => removeSource(tx, network)))) throw new AppError('notFound');
    });
    return done;
  });

  route(endpoints.checkSonarSource, async ({ caller, params: { network }, reply }) => {
    const entry = { ...byCaller(caller), action: 'sonar.source-check', target: network } as const;
    await audited(services, entry, () => checkSource(services, network, requestSignal(reply)));
    return presented(network);
  });
};

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

const presentSources = async ({ db, env }: Pick<Services, 'db' | 'env'>): Promise<SonarSource[]> => {
  const stored = await findStoredSources(db);
  const checks = await findChecks(db);
  return socialNetworks.map((network) => {
    const isOfNetwork = (row: { readonly network: SocialNetwork }) => row.network === network;
    return presentSource(env, network, stored.find(isOfNetwork), checks.find(isOfNetwork));
  });
};
