import { type Collected, openingRanges } from '@soundings/contract/sonar/opening-ranges';
import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { CalculationRow, DateRanges, Trend } from '@soundings/contract/sonar/scores';
import type { ScoreRanges } from '@soundings/engine/score/calculate';
import { trendInSteps } from '@soundings/engine/score/trend';
import type { Project } from '#/features/projects/projects.tables.ts';
import { runCooperatively } from '#/platform/event-loop.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import { findBrandNames } from '../brands/brands.store.ts';
import { presentOpening } from '../collect/collect.present.ts';
import { dayFromNumber } from '../days.ts';
import { type FlowQuestion, sumFlow } from '../metrics/sum-flow.ts';
import { type Guide, openGuide } from '../navig8/open-guide.ts';
import { listTopPosts, type PostSearch } from '../posts/list-top-posts.ts';
import { loadSonarFor } from '../sonar.policy.ts';
import { findMarks } from '../timeline/timeline.store.ts';
import { presentRowsInSteps } from './calculations.present.ts';
import type { LoadedScores } from './loaded-scores.ts';
import { openScores, placesOf } from './open-scores.ts';
import { collectedRange, monthlyPoints, rangesWithin } from './score-ranges.ts';

interface OpenedSonar {
  readonly projectId: string;
  readonly projectName: string;
  readonly ranges: DateRanges;
  readonly isDemo: boolean;
}

type PickRanges = (collected: Collected, today: string) => DateRanges | null;

export const readSonar = (services: Services) => {
  const { db, now } = services;

  const open = async (caller: Caller, id: string, pickRanges: PickRanges = openingRanges) => {
    const project = await loadSonarFor(services, caller, id);
    const opening = await presentOpening(db, project, caller.id);
    const ranges = pickRanges(opening, now().toISOString().slice(0, 10));
    if (!ranges) return null;
    const days = rangesWithin(project, ranges, 'ranges');
    const loaded = await openScores(services).settled(project);
    const opened: OpenedSonar = { projectId: id, projectName: project.projectName, ranges, isDemo: opening.demo };
    return { opened, loaded, days, project };
  };
  type Opened = NonNullable<Awaited<ReturnType<typeof open>>>;

  const readRows = async ({ loaded, days }: Opened, signal: AbortSignal): Promise<CalculationRow[]> =>
    runCooperatively(presentRowsInSteps(loaded, await loaded.loadCalculation(days), days), signal);

  return {
    brands: (projectIds: readonly string[]) => findBrandNames(db, projectIds),
    /** Throws notFound. */
    brandsOf: async (caller: Caller, id: string) => findBrandNames(db, [(await loadSonarFor(services, caller, id)).id]),
    /** Null where nothing was collected yet. Throws notFound. */
    scores: async (
      caller: Caller,
      id: string,
      signal: AbortSignal,
    ): Promise<(OpenedSonar & { readonly rows: readonly CalculationRow[] }) | null> => {
      const found = await open(caller, id);
      return found && { ...found.opened, rows: await readRows(found, signal) };
    },
    /** Of a brand of the project; none for another one. Throws notFound. */
    flow: async (caller: Caller, id: string, asked: FlowQuestion) => {
      const project = await loadSonarFor(services, caller, id);
      const { demo } = await presentOpening(db, project, caller.id);
      return { projectId: id, projectName: project.projectName, isDemo: demo, networks: await sumFlow(db, id, asked) };
    },
    /** What the guide knows of the same days. Null where nothing was collected yet. Throws notFound. */
    guide: async (caller: Caller, id: string): Promise<(OpenedSonar & Guide) | null> => {
      const found = await open(caller, id);
      return found && { ...found.opened, ...(await openGuide(db, found.loaded, found.days)) };
    },
    /** All of it for days that are picked. Null where nothing was collected. Throws notFound, and as `rangesWithin`. */
    period: async (caller: Caller, id: string, pickRanges: PickRanges, signal: AbortSignal) => {
      const found = await open(caller, id, pickRanges);
      if (!found) return null;
      const { opened, loaded, days, project } = found;
      return {
        ...opened,
        collectedOn: project.dataFrom,
        rows: () => readRows(found, signal),
        trend: (score: ScoreName, ids: readonly string[]) => readTrend(project, loaded, { days, score, ids }, signal),
        guide: () => openGuide(db, loaded, days),
        marks: () => findMarks(db, project.id, null),
        posts: (search: Omit<PostSearch, 'days' | 'page'>) =>
          listTopPosts(db, loaded.roll.accounts, { ...search, days: days.comparable, page: 0 }),
      };
    },
  };
};

export type SonarPeriod = NonNullable<Awaited<ReturnType<ReturnType<typeof readSonar>['period']>>>;

interface TrendQuestion {
  readonly days: ScoreRanges;
  readonly score: ScoreName;
  readonly ids: readonly string[];
}

/** Throws notFound for a brand that is not the project's. */
export const readTrend = async (
  project: Project,
  loaded: LoadedScores,
  { days, score, ids }: TrendQuestion,
  signal: AbortSignal,
): Promise<Trend> => {
  const brands = placesOf(loaded, ids);
  const collected = collectedRange(project);
  const isMonthly = project.settings.rangeType === 'MONTHLY_RANGE';
  const points = isMonthly ? { points: monthlyPoints(collected, days.comparable) } : {};
  const query = { score, brands, ranges: days, collected, ...points };
  const found = await runCooperatively(trendInSteps(loaded.sums, loaded.reference?.body ?? null, query), signal);
  return {
    days: found.days.map(dayFromNumber),
    lines: found.lines.map((line, at) => ({ initDataId: ids[at]!, scores: [...line] })),
    isWeekly: found.isWeekly,
  };
};
