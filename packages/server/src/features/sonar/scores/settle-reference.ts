import { freezeReferenceInSteps, openKeys, settleInSteps } from '@soundings/engine/score/freeze-reference';
import { cappedNetworks } from '@soundings/engine/score/quantities';
import { correctReference, type Reference, referenceRule } from '@soundings/engine/score/reference';
import type { DayRange, ScoreSums } from '@soundings/engine/score/score-sums';
import { lockExistingProject } from '#/features/projects/change-project.ts';
import { getProject } from '#/features/projects/load-project.ts';
import type { Database } from '#/platform/db/database.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { dayFromNumber } from '../days.ts';
import { assertNoJobRuns, findRunningJob } from '../sonar-jobs.ts';
import { findRoll, loadSums, type Roll } from './loaded-scores.ts';
import { forgetProjectResult } from './project-result.ts';
import { collectedRange } from './score-ranges.ts';
import { addReference, extendReference, findMark, findReference } from './scores.store.ts';
import type { ReferenceRow } from './scores.tables.ts';

type Given = Pick<Services, 'db' | 'now'>;

const baselineDays = 90;
const maxTries = 5;

interface Found {
  readonly roll: Roll;
  readonly sums: ScoreSums;
}

interface Step<T> {
  readonly only?: (roll: Roll) => Roll;
  readonly calculate: (found: Found) => Promise<T>;
  readonly write: (tx: Database, result: T) => Promise<void>;
}

const withFigures = async <T>(
  db: Database,
  projectId: string,
  { only = (roll) => roll, calculate, write }: Step<T>,
): Promise<void> => {
  for (let left = maxTries; left > 0; left--) {
    // Asked again once it is written; here so that nothing is calculated for nothing.
    await assertNoJobRuns(db, projectId);
    const mark = await findMark(db, projectId);
    const roll = only(await findRoll(db, projectId));
    const sums = await loadSums(db, projectId, roll, { caps: null, before: null });
    const result = await calculate({ roll, sums });
    const isWritten = await db.transaction(async (tx) => {
      await lockExistingProject(tx, projectId);
      await assertNoJobRuns(tx, projectId);
      if ((await findMark(tx, projectId)) !== mark) return false;
      await write(tx, result);
      return true;
    });
    if (isWritten) return;
  }
  throw new AppError('jobInProgress');
};

const baselineRange = ({ from, to }: DayRange): DayRange => ({ from: Math.max(from, to - baselineDays + 1), to });

/**
 * Freezes a reference from the brands as they are, behind the versions that there are. With `isFirst` only where there
 * is none yet. Throws notFound, jobInProgress, noDataCollectedYet.
 */
export const freezeReference = async (
  { db, now }: Given,
  projectId: string,
  { isFirst }: { isFirst: boolean },
): Promise<void> => {
  const findBaseline = async () => baselineRange(collectedRange(await getProject(db, projectId, 'SONAR')));
  // Before anything is read: most often it is this that refuses.
  await findBaseline();
  await withFigures(db, projectId, {
    calculate: async ({ roll, sums }) => {
      // Each time, as what came meanwhile may have other days.
      const baseline = await findBaseline();
      const occasion = { baseline, on: now().toISOString() };
      return { roll, baseline, body: await runCooperatively(freezeReferenceInSteps(sums, occasion)) };
    },
    write: async (tx, { roll, baseline, body }) => {
      const last = await findReference(tx, projectId);
      if (isFirst && last) return;
      await addReference(tx, {
        projectId,
        version: (last?.version ?? 0) + 1,
        frozenOn: now(),
        fromDay: dayFromNumber(baseline.from),
        toDay: dayFromNumber(baseline.to),
        brands: roll.brands.map(({ id }) => id),
        body,
      });
      await forgetProjectResult(tx, projectId);
    },
  });
};

const withoutCap = (roll: Roll, { caps }: Reference): Roll => {
  const scored = roll.scored.filter(({ id, networks }) =>
    cappedNetworks.some((network) => networks.includes(network) && caps[id]?.[network] === undefined),
  );
  const ids = new Set(scored.map(({ id }) => id));
  return { ...roll, scored, accounts: roll.accounts.filter(({ brandId }) => ids.has(brandId)) };
};

const extend = async ({ db, now }: Given, projectId: string, { body }: ReferenceRow): Promise<void> => {
  const baseline = baselineRange(collectedRange(await getProject(db, projectId, 'SONAR')));
  await withFigures(db, projectId, {
    // All figures only where a quantity is open.
    only: (roll) => (openKeys(roll.scored, body).length > 0 ? roll : withoutCap(roll, body)),
    calculate: async ({ roll, sums }) => {
      const reference = await findReference(db, projectId);
      if (!reference) return null;
      const open = openKeys(roll.scored, body).length > 0 ? openKeys(roll.scored, reference.body) : [];
      const occasion = { baseline, on: now().toISOString() };
      const found = await runCooperatively(settleInSteps(sums, reference.body, occasion, open));
      return found && { reference, body: found };
    },
    write: async (tx, found) => {
      if (!found) return;
      await extendReference(tx, found.reference, found.body);
      await forgetProjectResult(tx, projectId);
    },
  });
};

const correct = ({ db, now }: Given, projectId: string): Promise<void> =>
  db.transaction(async (tx) => {
    await lockExistingProject(tx, projectId);
    const former = await findReference(tx, projectId);
    if (!former || former.body.rule >= referenceRule) return;
    const { mark: _, ...row } = former;
    await addReference(tx, {
      ...row,
      version: former.version + 1,
      frozenOn: now(),
      extended: 0,
      body: correctReference(former.body),
    });
    await forgetProjectResult(tx, projectId);
  });

export const needsNewReference = (reference: ReferenceRow | null): boolean =>
  reference === null || reference.body.rule < referenceRule;

/**
 * To be called when collecting or an import has ended, and where `needsNewReference`: the first time the reference is frozen,
 * later it gets what is new, and one of a former rule is corrected. May be called again. While a job runs nothing but a
 * correction, as the job calls it when it ends.
 */
export const ensureReference = async (services: Given, projectId: string): Promise<void> => {
  try {
    await correct(services, projectId);
    if (await findRunningJob(services.db, projectId)) return;
    const reference = await findReference(services.db, projectId);
    if (reference) await extend(services, projectId, reference);
    else await freezeReference(services, projectId, { isFirst: true });
  } catch (error) {
    // The next job, or the deletion of the project, was faster; or there is no whole month yet.
    const isOver =
      error instanceof AppError && ['jobInProgress', 'notFound', 'noDataCollectedYet'].includes(error.code);
    if (!isOver) throw error;
  }
};
