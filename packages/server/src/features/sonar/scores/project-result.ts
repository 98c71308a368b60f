import type { SonarResult } from '@soundings/contract/projects/projects';
import { addDays, addMonths, todayText, toMonthRange } from '@soundings/contract/sonar/calendar';
import { openingRanges } from '@soundings/contract/sonar/opening-ranges';
import { scoreNames } from '@soundings/contract/sonar/score-choices';
import type { DateRange } from '@soundings/contract/sonar/scores';
import { trendInSteps } from '@soundings/engine/score/trend';
import { lockExistingProject, setDataSummary } from '#/features/projects/change-project.ts';
import { getProject } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { presentOpening } from '../collect/collect.present.ts';
import { isProvisional, presentScore, presentShortGrowth, toWindows } from './calculations.present.ts';
import { type LoadedScores, readScores } from './loaded-scores.ts';
import { rangesWithin, toDayRange } from './score-ranges.ts';
import { findMark } from './scores.store.ts';

type Given = Pick<Services, 'db' | 'now'>;

const days = 30;
const months = 12;
const powerrank = scoreNames.indexOf('powerrank');

/**
 * Removes what the list of projects shows of a project. To be called in every transaction that changes what its scores
 * rest on: a figure that no longer holds is not shown, and `writeProjectResult` brings the new one.
 */
export const forgetProjectResult = (tx: Database, projectId: string): Promise<void> =>
  setDataSummary(tx, projectId, { result: null });

export const writeProjectResult = async ({ db, now }: Given, projectId: string): Promise<void> => {
  try {
    const project = await getProject(db, projectId, 'SONAR');
    if (project.collectedTill === null) return;
    await storeProjectResult({ db, now }, project, await readScores(db, projectId));
  } catch (error) {
    // Deleted, or without a whole month.
    if (!(error instanceof AppError && ['notFound', 'noDataCollectedYet'].includes(error.code))) throw error;
  }
};

export const storeProjectResult = async ({ db, now }: Given, project: Project, loaded: LoadedScores): Promise<void> => {
  const result = await toResult({ db, now }, project, loaded);
  if (result === null) return;
  await db.transaction(async (tx) => {
    await lockExistingProject(tx, project.id);
    if ((await findMark(tx, project.id)) === loaded.mark) await setDataSummary(tx, project.id, { result });
  });
};

const toResult = async ({ db, now }: Given, project: Project, loaded: LoadedScores): Promise<SonarResult | null> => {
  const opening = await presentOpening(db, project, null);
  const ranges = openingRanges(opening, todayText(now()));
  if (ranges === null || loaded.roll.brands.length === 0) return null;
  const days = rangesWithin(project, ranges, 'ranges');
  const calculation = await loaded.loadCalculation(days);
  const own = loaded.roll.brands.findIndex(({ myCompany }) => myCompany);
  const ranks = calculation.ranks.subarray(powerrank * calculation.brands, (powerrank + 1) * calculation.brands);
  const first = ranks.indexOf(1);
  const brand = own >= 0 ? own : Math.max(first, 0);
  const shortGrowth = presentShortGrowth(loaded.sums, brand, toWindows(loaded.sums, days));
  const { score, prevScore, rank } = presentScore(calculation, brand, powerrank);
  const { lines } = await runCooperatively(
    trendInSteps(loaded.sums, loaded.reference?.body ?? null, {
      score: 'powerrank',
      brands: [brand],
      ranges: days,
      points: lastPoints(opening.rangeType, ranges.comparable, opening.collectedFrom!).map(toDayRange),
    }),
  );
  return {
    kind: 'sonar',
    brand: loaded.roll.brands[brand]!.brandCompany,
    isOwn: own >= 0,
    powerrank: score,
    prevPowerrank: prevScore,
    rank,
    brands: ranks.filter((each) => each > 0).length,
    provisional: isProvisional(calculation, brand),
    ...(score !== null && shortGrowth && { shortGrowth }),
    ...ranges.comparable,
    points: lines[0]!.map((point) => (point === null ? null : Math.round(point * 100) / 100)),
  };
};

const lastPoints = (rangeType: string, { endDate }: DateRange, collectedFrom: string): DateRange[] => {
  const isMonthly = rangeType === 'MONTHLY_RANGE';
  const back = Array.from({ length: isMonthly ? months : days }, (_, i) => i).reverse();
  const points = back.map((i): DateRange => {
    if (isMonthly) return toMonthRange(addMonths(endDate, -i));
    const day = addDays(endDate, -i);
    return { startDate: day, endDate: day };
  });
  return points.filter(({ startDate }) => startDate >= collectedFrom);
};
