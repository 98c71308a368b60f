import {
  type CollectedDates,
  type CollectPlan,
  namedAccounts,
  type OpeningDates,
} from '@soundings/contract/sonar/collect';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import { type SocialNetwork, socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { scoreNetworks } from '@soundings/engine/score/confidence';
import { collectedDays } from '#/features/projects/collected-days.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Services } from '#/platform/services.ts';
import type { Connector, Estimate } from '../connectors/connector.ts';
import { daysIn, type Span } from '../days.ts';
import { findAccounts } from '../metrics/accounts.store.ts';
import { findOpeningDay } from '../metrics/known-days.store.ts';
import { findPeriodDays } from '../scores/saved-views.store.ts';
import { type Chosen, chooseSources, findConnector } from './choose-sources.ts';
import { countBrands, findCollecting } from './collect.store.ts';
import { spanToCollect } from './collect-run.ts';
import { type AccountToCollect, accountsToCollect } from './to-collect.store.ts';

export const presentDates = async (db: Database, project: Project): Promise<CollectedDates> => {
  const { daily, demo } = await findCollecting(db, project.id);
  return {
    ...collectedDays(project, project.settings.rangeType),
    rangeType: project.settings.rangeType!,
    demo,
    collectedOn: project.dataFrom?.toISOString() ?? null,
    daily,
    brands: await countBrands(db, project.id),
  };
};

/** @param userId whose last choice of days it opens with; null for a single day */
export const presentOpening = async (db: Database, project: Project, userId: string | null): Promise<OpeningDates> => {
  const dates = await presentDates(db, project);
  const day = await findOpeningDay(db, project.id);
  // Followers are counted today; the days that can be chosen end with the last one that is over.
  const isLater = day !== null && dates.collectedTill !== null && day > dates.collectedTill;
  return {
    ...dates,
    opensOn: isLater ? dates.collectedTill : day,
    periodDays: userId === null ? null : await findPeriodDays(db, userId),
  };
};

type NetworkPlan = CollectPlan['networks'][number];

const nothing = { calls: 0, units: 0, usd: 0, unitsADay: null };
const unknown = { fromDay: null, tillDay: null };

const addEstimates = (connector: Connector, spans: readonly Span[]): Estimate =>
  [...Map.groupBy(spans, daysIn)].reduce<Estimate>((sum, [days, alike]) => {
    const more = connector.estimate(alike.length, days);
    const { calls, units, usd } = sum;
    return {
      calls: calls + more.calls,
      units: units + more.units,
      usd: usd + more.usd,
      unitsADay: more.unitsADay,
    };
  }, nothing);

const toSource = (chosen: Chosen, network: SocialNetwork): NetworkPlan['source'] => {
  if (chosen.isDemo) return 'demo';
  const kind = chosen.sources.get(network)?.source.kind;
  return kind === 'api' || kind === 'provider' ? kind : null;
};

const planNetwork = (chosen: Chosen, network: SocialNetwork, spans: readonly Span[]): NetworkPlan => {
  const connector = findConnector(chosen, network);
  const { calls, units, unitsADay, usd } = connector ? addEstimates(connector, spans) : nothing;
  return { network, accounts: spans.length, source: toSource(chosen, network), calls, units, unitsADay, usd };
};

const presentAccount = ({ brandId, brandCompany, network, url }: AccountToCollect) => ({
  datasetId: brandId,
  brandCompany,
  network,
  url,
  reason: 'noSource' as const,
});

type EmptyScores = CollectPlan['emptyScores'];
type OfNetwork = Pick<AccountToCollect, 'network'>;

const withoutAny = (scores: EmptyScores, accounts: readonly OfNetwork[]): EmptyScores => {
  const networks = new Set(accounts.map(({ network }) => network));
  return scores.filter((score) => !scoreNetworks(score).some((network) => networks.has(network)));
};

const findEmptyScores = async (db: Database, projectId: string, asked: readonly OfNetwork[]): Promise<EmptyScores> => {
  const empty = withoutAny([...scoreNames], asked);
  // A project may have many accounts, and those that are asked mostly fill all scores.
  if (empty.length === 0) return empty;
  const accounts = await findAccounts(db, projectId);
  return withoutAny(
    empty,
    accounts.filter(({ written }) => written !== null),
  );
};

const earliest = (spans: readonly Span[]) => spans.map(({ from }) => from).sort()[0] ?? null;
const sumCosts = (networks: readonly NetworkPlan[], what: 'calls' | 'usd') =>
  networks.reduce((sum, network) => sum + network[what], 0);

export const planCollecting = async (
  services: Pick<Services, 'db' | 'env' | 'fetcher' | 'keys' | 'now'>,
  { id, settings }: Project,
): Promise<CollectPlan> => {
  const { db, now } = services;
  const chosen = await chooseSources(services, id);
  const accounts = await accountsToCollect(db, id);
  const replacesDemo = !chosen.isDemo && (await findCollecting(db, id)).demo;
  const planSpan = (account: AccountToCollect) =>
    spanToCollect(account.network, settings.startDate!, replacesDemo ? unknown : account, now());
  const networks = socialNetworks.flatMap((network) => {
    const spans = accounts.filter((account) => account.network === network).map(planSpan);
    return spans.length > 0 ? [planNetwork(chosen, network, spans)] : [];
  });
  const asked = accounts.filter(({ network }) => findConnector(chosen, network));
  const left = accounts.filter(({ network }) => !findConnector(chosen, network));
  const spans = asked.map(planSpan).filter(({ from, to }) => from <= to);
  return {
    accounts: asked.length,
    from: earliest(spans),
    till: spans[0]?.to ?? null,
    calls: sumCosts(networks, 'calls'),
    usd: sumCosts(networks, 'usd'),
    demo: chosen.isDemo,
    replacesDemo,
    networks,
    withoutSource: left.slice(0, namedAccounts).map(presentAccount),
    more: Math.max(0, left.length - namedAccounts),
    emptyScores: await findEmptyScores(db, id, asked),
  };
};
