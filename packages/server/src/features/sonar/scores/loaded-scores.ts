import { type Calculation, calculateInSteps, type ScoreRanges } from '@soundings/engine/score/calculate';
import { createScoreSums, recapInSteps } from '@soundings/engine/score/create-score-sums';
import type { Caps, DayRange, ScoredBrand, ScoreSums } from '@soundings/engine/score/score-sums';
import { type CacheEntry, type LruCache, lruCache, memoryBudget } from '#/platform/cache.ts';
import type { Database } from '#/platform/db/database.ts';
import { createYield, runCooperatively } from '#/platform/event-loop.ts';
import type { Services } from '#/platform/services.ts';
import { type CountedAccount, findAccounts } from '../metrics/accounts.store.ts';
import { readSeries } from '../metrics/series.store.ts';
import {
  type Brand,
  type Frozen,
  findBrands,
  findLinkedNetworks,
  findMark,
  findReference,
  findStoredDays,
} from './scores.store.ts';

export interface LoadedScores {
  readonly mark: string;
  readonly roll: Roll;
  readonly reference: Frozen | null;
  readonly sums: ScoreSums;
  readonly loadCalculation: (ranges: ScoreRanges) => Promise<Calculation>;
}

interface State extends LoadedScores {
  readonly kept: LruCache<Calculation>;
  readonly bytes: () => number;
}

const maxCachedRanges = 8;
const bytesOfScores = 9 * (4 * 8 + 2 * 4) + 9;
const bytesOfBrand = 4096;

const rangesKey = ({ comparable, compareTo }: ScoreRanges): string =>
  [comparable.from, comparable.to, compareTo.from, compareTo.to].join();
const parseRanges = (name: string): ScoreRanges => {
  const [a, b, c, d] = name.split(',').map(Number) as [number, number, number, number];
  return { comparable: { from: a, to: b }, compareTo: { from: c, to: d } };
};

const read = async (db: Database, projectId: string, before: State | null): Promise<State> => {
  const mark = await findMark(db, projectId);
  const roll = await findRoll(db, projectId);
  const found = await findReference(db, projectId);
  const isSame = before !== null && found?.mark === before.reference?.mark;
  const reference = isSame ? before.reference : found;
  const sums = await loadSums(db, projectId, roll, { caps: reference?.body.caps ?? null, before });
  const kept =
    isSame && sums === before.sums
      ? before.kept
      : lruCache(maxCachedRanges, (name) =>
          runCooperatively(calculateInSteps(sums, reference?.body ?? null, parseRanges(name))),
        );
  return {
    roll,
    reference,
    sums,
    loadCalculation: (ranges) => kept(rangesKey(ranges)),
    mark,
    kept,
    bytes: () => sums.bytes + roll.brands.length * (bytesOfBrand + kept.count() * bytesOfScores),
  };
};

export const readScores = (db: Database, projectId: string): Promise<LoadedScores> => read(db, projectId, null);

interface Entry {
  readonly order: number;
  readonly reading: Promise<{ state: State; held: CacheEntry }>;
}

/**
 * Keeps what the scores of the projects in use are calculated from, within the memory of the server. Never stale:
 * whoever asks gets what was there when they asked, or something later.
 */
export const createScores = ({ db, env }: Pick<Services, 'db' | 'env'>) => {
  const memory = memoryBudget(env);
  const entries = new Map<string, Entry>();
  let begun = 0;

  const begin = (projectId: string, before: State | null): Entry => {
    const forget = () => void (entries.get(projectId) === entry && entries.delete(projectId));
    const reading = read(db, projectId, before).then(
      (state) => ({ state, held: { bytes: state.bytes, release: forget } }),
      (error: unknown) => {
        forget();
        throw error;
      },
    );
    const entry: Entry = { order: ++begun, reading };
    entries.set(projectId, entry);
    return entry;
  };

  return async (projectId: string): Promise<LoadedScores> => {
    const arrived = begun;
    const mark = await findMark(db, projectId);
    for (;;) {
      const entry = entries.get(projectId) ?? begin(projectId, null);
      const { state, held } = await entry.reading;
      const isCurrent = entries.get(projectId) === entry;
      // One whose reading began later than this call is new enough, whatever has changed meanwhile.
      if (state.mark === mark || entry.order > arrived) {
        if (isCurrent) memory.use(held);
        return state;
      }
      if (!isCurrent) continue;
      memory.forget(held);
      begin(projectId, state);
    }
  };
};

export interface Roll {
  readonly brands: readonly Brand[];
  readonly accounts: readonly CountedAccount[];
  readonly scored: readonly ScoredBrand[];
  readonly versions: ReadonlyMap<string, string>;
}

/** A link counts as an account before anybody has asked for it: that it has no figures yet is no 0. */
export const findRoll = async (db: Database, projectId: string): Promise<Roll> => {
  const brands = await findBrands(db, projectId);
  const accounts = await findAccounts(db, projectId);
  const ofBrand = Map.groupBy(accounts, ({ brandId }) => brandId);
  const linked = await findLinkedNetworks(db, projectId);
  const versions = new Map<string, string>();
  const scored: ScoredBrand[] = [];
  const yieldToEventLoop = createYield();
  for (const { id } of brands) {
    const own = ofBrand.get(id) ?? [];
    const networks = [...new Set([...own.map(({ network }) => network), ...(linked.get(id) ?? [])])].toSorted();
    const written = own.map((account) => `${account.id}:${account.written}`);
    versions.set(id, `${networks} ${written}`);
    scored.push({ id, networks });
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  return { brands, accounts, scored, versions };
};

interface Before {
  readonly roll: Roll;
  readonly sums: ScoreSums;
}

const isSameRoll = (one: Roll, other: Roll): boolean =>
  one.scored.length === other.scored.length &&
  one.scored.every(({ id }, at) => id === other.scored[at]!.id && one.versions.get(id) === other.versions.get(id));

const noDays: DayRange = { from: 0, to: 0 };

const daysWith = async (
  db: Database,
  accounts: readonly CountedAccount[],
  before: DayRange | null,
): Promise<DayRange> => {
  const ids = accounts.map(({ id }) => id);
  const found = ids.length > 0 ? await findStoredDays(db, ids) : null;
  if (!found || !before || before === noDays) return found ?? before ?? noDays;
  return { from: Math.min(found.from, before.from), to: Math.max(found.to, before.to) };
};

export const loadSums = async (
  db: Database,
  projectId: string,
  roll: Roll,
  { caps, before }: { caps: Caps | null; before: Before | null },
): Promise<ScoreSums> => {
  if (before && isSameRoll(roll, before.roll)) {
    return before.sums.caps === caps ? before.sums : runCooperatively(recapInSteps(before.sums, caps));
  }
  const isNew = ({ id }: ScoredBrand) => before?.roll.versions.get(id) !== roll.versions.get(id);
  const changed = new Set(roll.scored.filter(isNew).map(({ id }) => id));
  const ofChanged = roll.accounts.filter(({ brandId }) => changed.has(brandId));
  const builder = createScoreSums({
    brands: roll.scored,
    days: await daysWith(db, ofChanged, before?.sums.days ?? null),
    caps,
  });
  const yieldToEventLoop = createYield();
  for (const { id } of roll.scored) {
    if (before && !changed.has(id)) builder.reuse(id, before.sums);
    await yieldToEventLoop();
  }
  const choice = { accounts: ofChanged };
  for await (const { brandId, network, metric, firstDay, values, sources } of readSeries(db, projectId, choice)) {
    builder.add({ brandId, network, metric, firstDay, numbers: values, sources });
    await yieldToEventLoop();
  }
  return runCooperatively(builder.finishInSteps());
};
