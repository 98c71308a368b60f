import { createScoreSums, recapInSteps } from '@soundings/engine/score/create-score-sums';
import type { Caps, DayRange, ScoredBrand, ScoreSums } from '@soundings/engine/score/score-sums';
import type { Database } from '#/platform/db/database.ts';
import { createYield, runCooperatively } from '#/platform/event-loop.ts';
import { findAccounts } from '../metrics/accounts.store.ts';
import type { AccountRow } from '../metrics/metrics.tables.ts';
import { readSeries } from '../metrics/read-series.store.ts';
import { type Brand, findBrands, findLiveLinks, findStoredDays } from './brands.store.ts';

/** The brands of a project, and what each is measured on. */
export interface Roll {
  readonly brands: readonly Brand[];
  readonly accounts: readonly AccountRow[];
  readonly scored: readonly ScoredBrand[];
  /** By brand, what is another text as soon as an account or a figure of it is another one. */
  readonly versions: ReadonlyMap<string, string>;
}

/** A link counts as an account before anybody has asked for it: that it has no figures yet is no 0. */
export const findRoll = async (db: Database, projectId: string): Promise<Roll> => {
  const brands = await findBrands(db, projectId);
  const accounts = await findAccounts(db, projectId);
  const ofBrand = Map.groupBy(accounts, ({ datasetId }) => datasetId);
  const linked = Map.groupBy(await findLiveLinks(db, projectId), ({ datasetId }) => datasetId);
  const versions = new Map<string, string>();
  const scored = brands.map(({ id }) => {
    const found = [...(ofBrand.get(id) ?? []), ...(linked.get(id) ?? [])];
    const networks = [...new Set(found.map(({ network }) => network))].toSorted();
    const written = ofBrand.get(id)?.map((account) => `${account.id}:${account.written}`);
    versions.set(id, `${networks} ${written}`);
    return { id, networks };
  });
  return { brands, accounts, scored, versions };
};

/** Sums that were loaded before, and of what. */
interface Before {
  readonly roll: Roll;
  readonly sums: ScoreSums;
}

const isSameRoll = (one: Roll, other: Roll): boolean =>
  one.scored.length === other.scored.length &&
  one.scored.every(({ id }, at) => id === other.scored[at]!.id && one.versions.get(id) === other.versions.get(id));

const noDays: DayRange = { from: 0, to: 0 };

/** The days of what was loaded before may go on to be others: they are never fewer. */
const daysWith = async (db: Database, accounts: readonly AccountRow[], before: DayRange | null): Promise<DayRange> => {
  const ids = accounts.map(({ id }) => id);
  const found = ids.length > 0 ? await findStoredDays(db, ids) : null;
  if (!found || !before || before === noDays) return found ?? before ?? noDays;
  return { from: Math.min(found.from, before.from), to: Math.max(found.to, before.to) };
};

/**
 * All stored days of a project as running sums under some caps. Of brands that have not changed since, nothing is read.
 * Others get their turn between two series.
 */
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
  const ofChanged = roll.accounts.filter(({ datasetId }) => changed.has(datasetId));
  const builder = createScoreSums({
    brands: roll.scored,
    days: await daysWith(db, ofChanged, before?.sums.days ?? null),
    caps,
  });
  const breathe = createYield();
  for (const { id } of roll.scored) {
    if (before && !changed.has(id)) builder.reuse(id, before.sums);
    await breathe();
  }
  const choice = { datasetIds: changed };
  for await (const { datasetId, network, metric, firstDay, values, sources } of readSeries(db, projectId, choice)) {
    builder.add({ brandId: datasetId, network, metric, firstDay, numbers: values, sources });
    await breathe();
  }
  return runCooperatively(builder.finishInSteps());
};
