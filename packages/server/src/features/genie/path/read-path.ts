import { everyone, segmentParts } from '@soundings/contract/genie/genie-choices';
import type { MessagePath, PathRow } from '@soundings/contract/genie/path';
import { maxPathPairs, type PathSort, type PathType, pathTypes } from '@soundings/contract/genie/path-choices';
import { readParts } from '@soundings/engine/ideas/idea-parts';
import { measureQuality } from '@soundings/engine/predict/prediction-quality';
import { findOpenOf } from '#/features/projects/load-project.ts';
import type { Project } from '#/features/projects/projects.tables.ts';
import { textKey } from '#/features/writing/text-key.ts';
import type { Database } from '#/platform/db/database.ts';
import { createYield } from '#/platform/event-loop.ts';
import type { Caller } from '#/platform/http/caller.ts';
import type { Services } from '#/platform/services.ts';
import type { AppliedCalibration } from '../calibration/calculate-calibration.ts';
import { findApplied } from '../calibration/calibration.store.ts';
import { predict } from '../predictor.ts';
import { findFamily } from './find-family.ts';
import { findBoardTexts, findMeasuredByKeys, findMeasuredOf, findPredictedOf, findProjects } from './path.store.ts';

interface Question {
  readonly page: number;
  readonly size: number;
  readonly sort: PathSort;
  readonly query: string;
}

export const readPath = async (
  services: Services,
  caller: Caller,
  project: Project,
  { page, size, sort, query }: Question,
): Promise<MessagePath> => {
  const { db } = services;
  const family = await findFamily(services, caller, project);
  const rows = await collectRows(db, await findProjects(db, family));
  const applied = await findApplied(db);
  await addPredicted(db, rows, family, applied);
  await addMeasured(services, caller, rows, project);
  addPlaces(rows);
  const all = [...rows.values()];
  const pairs = all.flatMap(toPair);
  const used = new Set([project.id, ...all.flatMap(projectsOf)]);
  const found = withWords(all, query).toSorted(order(sort));
  return {
    projects: (await findProjects(db, [...used])).flatMap(({ projectType, ...named }) =>
      isPathType(projectType) ? { ...named, projectType } : [],
    ),
    steps: {
      ideas: all.filter(({ idea }) => idea).length,
      messages: all.filter(({ message }) => message).length,
      predicted: all.filter(({ predicted }) => predicted).length,
      measured: all.filter(({ measured }) => measured).length,
    },
    agreement: { messages: pairs.length, rankCorrelation: measureQuality(pairs).rankCorrelation },
    learnt: applied.offset && { messages: applied.offset.messages },
    pairs: pairs.slice(0, maxPathPairs).map(({ text, predicted, measured, low, high }) => ({
      ...{ text, low, high },
      predicted: 100 * predicted,
      measured: 100 * measured,
    })),
    ...{ content: found.slice(page * size, (page + 1) * size), totalElements: found.length, page, size },
  };
};

/** Surveys count as they were last read, so that this is quick. */
export const hasPath = async (services: Services, caller: Caller, project: Project): Promise<boolean> => {
  const { db } = services;
  const family = await findFamily(services, caller, project);
  if (family.some((id) => id !== project.id)) return true;
  const rows = await collectRows(db, await findProjects(db, family));
  for (const { text } of await findPredictedOf(db, family)) rowOf(rows, text);
  await addMeasured(services, caller, rows, project);
  return [...rows.values()].some(({ measured }) => measured && measured.projectId !== project.id);
};

const isPathType = (type: string): type is PathType => pathTypes.some((each) => each === type);

/** By the text as results are matched by it. */
type Rows = Map<string, PathRow>;

const rowOf = (rows: Rows, text: string): PathRow => {
  const key = textKey(text);
  const row = rows.get(key) ?? {
    ...{ text, idea: null, message: null, predicted: null, measured: null, places: null },
  };
  rows.set(key, row);
  return row;
};

/** An idea has the row of the message that it became, or its own. */
const collectRows = async (db: Database, projects: Awaited<ReturnType<typeof findProjects>>): Promise<Rows> => {
  const idsOf = (type: PathType): string[] =>
    projects.filter(({ projectType }) => projectType === type).map(({ id }) => id);
  const boards = new Set(idsOf('ID8'));
  const rows: Rows = new Map();
  const begun = new Set<string>();
  const yieldToEventLoop = createYield();
  for (const { text, projectId, count, isFinal, isEdited, idea } of await findBoardTexts(db, idsOf('SCOUTV2'))) {
    const row = rowOf(rows, text);
    row.message ??= { projectId, count, isFinal, isEdited };
    if (idea && boards.has(idea.projectId)) {
      begun.add(idea.id);
      row.idea ??= { projectId: idea.projectId, headline: idea.headline };
    }
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  for (const { id, text, projectId } of await findBoardTexts(db, [...boards])) {
    if (begun.has(id)) continue;
    const headline = readParts(text).headline || text;
    rowOf(rows, headline).idea ??= { projectId, headline };
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
  return rows;
};

/** Of a text that was predicted for several audiences it is the figure for everyone, else the newest. */
const addPredicted = async (
  db: Database,
  rows: Rows,
  family: readonly string[],
  applied: AppliedCalibration,
): Promise<void> => {
  const yieldToEventLoop = createYield();
  const forEveryone = new Set<PathRow>();
  for (const { projectId, text, ...segment } of await findPredictedOf(db, family)) {
    const row = rowOf(rows, text);
    const isForEveryone = segmentParts.every((part) => segment[part] === everyone[part]);
    if (row.predicted && (!isForEveryone || forEveryone.has(row))) continue;
    if (isForEveryone) forEveryone.add(row);
    const { interest, low, high } = predict(text, segment, applied);
    row.predicted = { projectId, interest, low, high };
    if (yieldToEventLoop.isDue()) await yieldToEventLoop();
  }
};

/** Of several surveys it is the one asked for, else the one with most answers. */
const addMeasured = async (
  services: Pick<Services, 'db'>,
  caller: Caller,
  rows: Rows,
  { id, projectType }: Project,
): Promise<void> => {
  const { db } = services;
  if (projectType === 'RESONANCE') for (const { text } of await findMeasuredOf(db, id)) rowOf(rows, text);
  const found = await findMeasuredByKeys(db, [...rows.keys()]);
  const open = await findOpenOf(services, caller, [...new Set(found.map(({ projectId }) => projectId))]);
  for (const { projectId, key, base, share } of found) {
    const row = rows.get(key)!;
    const isFirst = row.measured?.projectId !== id && (projectId === id || base > (row.measured?.base ?? 0));
    if (open.has(projectId) && isFirst) row.measured = { projectId, percent: 100 * share, base };
  }
};

const addPlaces = (rows: Rows): void => {
  const both = [...rows.values()].filter(({ predicted, measured }) => predicted && measured);
  for (const ofSurvey of Map.groupBy(both, ({ measured }) => measured!.projectId).values()) {
    const placeBy = (figureOf: (row: PathRow) => number) => {
      const figures = ofSurvey.map(figureOf);
      return (row: PathRow): number => 1 + figures.filter((figure) => figure > figureOf(row)).length;
    };
    const predicted = placeBy((row) => row.predicted!.interest);
    const measured = placeBy((row) => row.measured!.percent);
    for (const row of ofSurvey)
      row.places = { predicted: predicted(row), measured: measured(row), of: ofSurvey.length };
  }
};

const toPair = ({ text, predicted, measured }: PathRow) =>
  predicted && measured
    ? [
        {
          ...{ text, base: measured.base, group: measured.projectId, low: predicted.low, high: predicted.high },
          ...{ predicted: predicted.interest / 100, measured: measured.percent / 100 },
        },
      ]
    : [];

const projectsOf = ({ idea, message, predicted, measured }: PathRow): string[] =>
  [idea, message, predicted, measured].flatMap((step) => step?.projectId ?? []);

const withWords = (rows: readonly PathRow[], query: string): PathRow[] => {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ text, idea }) => {
    const said = `${text} ${idea?.headline ?? ''}`.toLowerCase();
    return wanted.every((word) => said.includes(word));
  });
};

const stepsOf = (row: PathRow): number => (row.measured ? 4 : row.predicted ? 3 : row.message ? 2 : 1);

const figures = {
  measured: ({ measured }: PathRow) => measured?.percent ?? null,
  predicted: ({ predicted }: PathRow) => predicted?.interest ?? null,
  /** Measured better than predicted is more. */
  difference: ({ places }: PathRow) => places && places.predicted - places.measured,
} as const;

const order = (sort: PathSort) => {
  const sign = sort.startsWith('-') ? -1 : 1;
  const figureOf = figures[sort.replace('-', '') as keyof typeof figures];
  return (one: PathRow, other: PathRow): number => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a !== null && b !== null) return sign * (a - b) || one.text.localeCompare(other.text);
    if (a !== null || b !== null) return a === null ? 1 : -1;
    return stepsOf(other) - stepsOf(one) || one.text.localeCompare(other.text);
  };
};
