import type { AlertAbout, AlertAboutOf } from '@soundings/contract/projects/alerts';
import { openingRanges } from '@soundings/contract/sonar/opening-ranges';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { DateRanges } from '@soundings/contract/sonar/scores';
import type { Fact, FindingOf } from '@soundings/engine/facts/find/finding';
import type { Market } from '@soundings/engine/facts/find/market';
import { notToldWithin, raiseAlerts } from '#/features/projects/alerts/raise-alerts.ts';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import { getProject } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { byTheClock } from '#/platform/by-the-clock.ts';
import type { Database, DatabaseLog } from '#/platform/db/database.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { oneLine } from '#/platform/mail/mailer.ts';
import type { Services } from '#/platform/services.ts';
import { shortenText } from '#/platform/tables/cell-text.ts';
import { presentOpening } from '../collect/collect.present.ts';
import { daysIn, type Span, toDay } from '../days.ts';
import type { CountedAccount } from '../metrics/accounts.store.ts';
import { openGuide } from '../navig8/open-guide.ts';
import { findSpikes } from '../posts/post-spikes.store.ts';
import { openScores } from '../scores/open-scores.ts';
import { rangesWithin } from '../scores/score-ranges.ts';
import { type AlertCheck, claimCheck, endCheck, findFailing } from './alert-checks.store.ts';

/** Of one look through a project. */
const maxFacts = 10;
const maxSpikes = 3;
const quotedCharacters = 140;
/** Days in which the same is not told again. */
const quietDays = { silence: 90, source: 7 } as const;
const namedBrands = 3;

interface Found<A extends AlertAbout = AlertAbout> {
  readonly about: A;
  readonly subject: string;
  readonly period: string;
  readonly till: string;
}

/** Looks through the project that waits longest. @returns whether there was one */
export const findNextAlerts = async (services: Services): Promise<boolean> => {
  const { db } = services;
  const check = await claimCheck(db);
  if (!check) return false;
  const found = await findChanges(services, check.projectId);
  await db.transaction((tx) => raiseChanges(services, tx, check, found));
  return true;
};

const raiseChanges = async (
  services: Services,
  tx: Database,
  check: AlertCheck,
  { changes, silences, spikes, days }: Changes,
): Promise<void> => {
  const { projectId } = check;
  const isThere = await lockExistingProject(tx, projectId).catch(notFoundAsNull);
  if (!isThere) return;
  const fresh = [
    ...(await notToldWithin(tx, projectId, changes, days)),
    ...(await notToldWithin(tx, projectId, silences, quietDays.silence)),
    ...spikes,
    ...(await notToldWithin(tx, projectId, await findFailingSources(services, tx, projectId), quietDays.source)),
  ];
  await raiseAlerts(services, tx, { projectId }, fresh);
  await endCheck(tx, check);
};

const notFoundAsNull = (error: unknown): null => {
  if (error instanceof AppError && error.code === 'notFound') return null;
  throw error;
};

interface Changes {
  readonly changes: readonly Found[];
  readonly silences: readonly Found[];
  readonly spikes: readonly Found[];
  /** Of the range that was compared. */
  readonly days: number;
}

const nothing: Changes = { changes: [], silences: [], spikes: [], days: 0 };

const findChanges = async (services: Services, projectId: string): Promise<Changes> => {
  const project = await getProject(services.db, projectId, 'SONAR').catch(notFoundAsNull);
  const ranges = project?.active ? await findRanges(services, project) : null;
  if (!project || !ranges) return nothing;
  const loaded = await openScores(services).settled(project);
  if (loaded.roll.brands.length === 0) return nothing;
  const { market, facts } = await openGuide(services.db, loaded, rangesWithin(project, ranges, 'ranges'));
  const told = chosen(market, facts);
  const { startDate: from, endDate: to } = ranges.comparable;
  return {
    changes: told.flatMap((fact) => toChange(market, fact, ranges)),
    silences: told.flatMap((fact) => toSilence(market, fact, ranges)),
    spikes: await findSpikingPosts(services.db, loaded.roll.accounts, market, { from, to }),
    days: daysIn({ from, to }),
  };
};

/** Of daily figures a week against the one before, of monthly ones the last month against the one before. */
const findRanges = async ({ db, now }: Services, project: Project): Promise<DateRanges | null> =>
  openingRanges({ ...(await presentOpening(db, project, null)), periodDays: 7 }, toDay(now()));

/**
 * Facts about one's own brand and those in focus; about all where none is marked. Who leads concerns everybody. The
 * engine has put the weightiest first, and holds all clear ones at one rate of false discoveries (decision 0036). Where
 * part of a change is data, its size is not the brand's own, and no interval can be told of it.
 */
const chosen = (market: Market, facts: readonly Fact[]): Fact[] => {
  const counted = new Set(countedBrands(market));
  const counts = (brand: number): boolean => counted.has(market.brands[brand]!);
  return facts
    .filter(({ finding, verdict }) => {
      if (finding.kind === 'leader') return verdict === 'clear' && finding.former !== null;
      if (finding.kind === 'mover') return verdict === 'clear' && counts(finding.brand) && !finding.change.isUnlike;
      return finding.kind === 'silence' && counts(finding.brand);
    })
    .slice(0, maxFacts);
};

const countedBrands = ({ brands }: Market): readonly Market['brands'][number][] => {
  const marked = brands.filter(({ isOwn, inFocus }) => isOwn || inFocus);
  return marked.length > 0 ? marked : brands;
};

const toDays = ({ comparable, compareTo }: DateRanges) => ({
  from: comparable.startDate,
  till: comparable.endDate,
  formerFrom: compareTo.startDate,
  formerTill: compareTo.endDate,
});

const toFound = <A extends AlertAbout & { readonly till: string }>(about: A, ...subject: string[]): Found<A> => ({
  ...{ about, subject: subject.join(' '), period: about.till, till: about.till },
});

const rankOrNull = (rank: number): number | null => (rank > 0 ? rank : null);

const toChange = (market: Market, { finding }: Fact, ranges: DateRanges): Found<AlertAboutOf<'score' | 'leader'>>[] => {
  const days = toDays(ranges);
  if (finding.kind === 'leader' && finding.former !== null) {
    const [brand, former] = [market.brands[finding.brand]!, market.brands[finding.former]!];
    const formerValue = market.scoreOf(finding.former, finding.score);
    if (formerValue === null) return [];
    const about = { ...days, value: finding.value, formerValue, brand: brand.name, former: former.name };
    return [toFound({ kind: 'leader', ...about }, brand.id)];
  }
  if (finding.kind !== 'mover') return [];
  const { score, change } = finding;
  const { id, name, count } = market.brands[finding.brand]!;
  const { value, former } = change;
  const margin = market.marginOf(finding.brand, score);
  // The false discovery rate may let in what an interval of 95 % would not show.
  if (!(Math.abs(value - former) > margin)) return [];
  const about = {
    ...{ kind: 'score' as const, ...days, brand: name, count, score, value, former, margin },
    rank: rankOrNull(change.rank),
    formerRank: isRankAlike(market, finding) ? rankOrNull(change.formerRank) : null,
  };
  return [toFound(about, id, score, value > former ? 'up' : 'down')];
};

/** Whether its ranks tell of as many places as it gained among the brands that are ranked in both ranges. */
const isRankAlike = ({ calculation }: Market, { brand, score, change }: FindingOf<'mover'>): boolean =>
  change.formerRank - change.rank === calculation.placesUp[scoreNames.indexOf(score) * calculation.brands + brand];

const toSilence = (market: Market, { finding }: Fact, ranges: DateRanges): Found<AlertAboutOf<'silence'>>[] => {
  if (finding.kind !== 'silence') return [];
  const { id, name } = market.brands[finding.brand]!;
  const { network, before } = finding;
  return [
    toFound({ kind: 'silence', ...toDays(ranges), brand: name, network, before: Math.round(before) }, id, network),
  ];
};

/** Each once: its subject is the post, and it has no period. */
const findSpikingPosts = async (
  db: Database,
  all: readonly CountedAccount[],
  market: Market,
  span: Span,
): Promise<Found<AlertAboutOf<'post'>>[]> => {
  const brands = new Map(countedBrands(market).map((brand) => [brand.id, brand]));
  const accounts = new Map(all.filter(({ brandId }) => brands.has(brandId)).map((account) => [account.id, account]));
  const spikes = await findSpikes(db, { accounts: [...accounts.keys()], span, most: maxSpikes });
  return spikes.map(({ accountId, postId, text, ...figures }) => {
    const { brandId, network } = accounts.get(accountId)!;
    const { id, name, count } = brands.get(brandId)!;
    const quoted = text === null ? null : shortenText(oneLine(text), quotedCharacters) || null;
    const about = { kind: 'post' as const, brand: name, count, network, text: quoted, postId, ...figures };
    return {
      about: { ...about, from: span.from, till: span.to },
      subject: `${id} ${network} ${postId}`,
      period: '',
      till: span.to,
    };
  });
};

/** Accounts that fail for one reason on one network are one alert: mostly it is the key that fails. */
const findFailingSources = async (
  { now }: Services,
  tx: Database,
  projectId: string,
): Promise<Found<AlertAboutOf<'source'>>[]> => {
  const failing = await findFailing(tx, projectId);
  const till = toDay(now());
  return [...Map.groupBy(failing, ({ network, reason }) => `${network} ${reason}`)].map(([subject, some]) => {
    const { network, reason } = some[0]!;
    const brands = [...new Set(some.map(({ brand }) => brand))].slice(0, namedBrands);
    const about = { kind: 'source' as const, network, reason, accounts: some.length, brands };
    return { about, subject, period: till, till };
  });
};

const everyMs = 10_000;

export const findAlertsByTheClock = (services: Services, log: DatabaseLog): (() => void) =>
  byTheClock({ everyMs, log, failed: 'alerts were not found' }, async (leaving) => {
    while (!leaving.aborted && (await findNextAlerts(services)));
  });
