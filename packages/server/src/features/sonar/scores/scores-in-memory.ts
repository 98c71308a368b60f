import type { Calculation, ScoreRanges } from '@soundings/engine/score/calculate';
import { calculateInSteps } from '@soundings/engine/score/calculate';
import type { ScoreSums } from '@soundings/engine/score/score-sums';
import { type CacheEntry, type LruCache, lruCache, memoryBudget } from '#/platform/cache.ts';
import type { Database } from '#/platform/db/database.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import type { Services } from '#/platform/services.ts';
import { findRoll, loadSums, type Roll } from './load-sums.ts';
import { findMark } from './mark.store.ts';
import { type Frozen, findReference } from './references.store.ts';

/** What the scores of a project are calculated from. */
export interface LoadedScores {
  readonly roll: Roll;
  readonly reference: Frozen | null;
  readonly sums: ScoreSums;
  /** The scores of two ranges, which are remembered for the ranges that were asked for last. */
  readonly calculationOf: (ranges: ScoreRanges) => Promise<Calculation>;
}

interface State extends LoadedScores {
  /** What the mark was before it was read. */
  readonly mark: string;
  readonly kept: LruCache<Calculation>;
  readonly bytes: () => number;
}

/** Of so many pairs of ranges the scores are remembered. */
const keptRanges = 8;
/** What the scores of a brand take in two ranges: nine of four floats and two ranks, and three numbers of its own. */
const bytesOfScores = 9 * (4 * 8 + 2 * 4) + 9;
/** What is told of a brand and its accounts. */
const bytesOfBrand = 4096;

const nameOf = ({ comparable, compareTo }: ScoreRanges): string =>
  [comparable.from, comparable.to, compareTo.from, compareTo.to].join();
const rangesOf = (name: string): ScoreRanges => {
  const [a, b, c, d] = name.split(',').map(Number) as [number, number, number, number];
  return { comparable: { from: a, to: b }, compareTo: { from: c, to: d } };
};

/** Reads what has changed since an earlier state. */
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
      : lruCache(keptRanges, (name) =>
          runCooperatively(calculateInSteps(sums, reference?.body ?? null, rangesOf(name))),
        );
  return {
    roll,
    reference,
    sums,
    calculationOf: (ranges) => kept(nameOf(ranges)),
    mark,
    kept,
    bytes: () => sums.bytes + roll.brands.length * (bytesOfBrand + kept.count() * bytesOfScores),
  };
};

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
