import { done } from '@soundings/contract/endpoint';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { sonarSourcesEndpoints as endpoints } from '@soundings/contract/sonar/sources';
import { audited } from '#/platform/audit/audited.ts';
import { byCaller } from '#/platform/audit/by-caller.ts';
import { signalOf } from '#/platform/http/abort-signal.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import { checkSource } from './check-source.ts';
import { setSource } from './set-source.ts';
import { presentSources } from './sources.present.ts';
import { removeSource } from './sources.store.ts';

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
    await audited(services, entry, () => checkSource(services, network, signalOf(reply)));
    return presented(network);
  });
};
