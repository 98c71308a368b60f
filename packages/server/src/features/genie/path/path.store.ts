import { and, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import { boardMessages } from '#/features/board/board.tables.ts';
import { projects } from '#/features/projects/projects.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import { genieResultSources, genieResults } from '../calibration/calibration.tables.ts';
import { genieMessages } from '../genie.tables.ts';

interface Link {
  readonly one: string;
  readonly other: string;
}

const ideaProject = sql<string>`${boardMessages.origin} #>> '{idea,projectId}'`;
const sourceProject = sql<string>`${genieMessages.source} ->> 'projectId'`;

/** Pairs of projects of which one has sent messages to the other, and one of which is among these. */
export const findLinks = async (db: Database, projectIds: readonly string[]): Promise<Link[]> => [
  ...(await ideasSentOn(db, projectIds)),
  ...(await messagesSentOn(db, projectIds)),
];

export const ideasSentOn = (db: Database, projectIds: readonly string[]) =>
  db
    .selectDistinct({ one: boardMessages.projectId, other: ideaProject })
    .from(boardMessages)
    .where(
      and(
        isNotNull(ideaProject),
        or(inArray(boardMessages.projectId, [...projectIds]), inArray(ideaProject, [...projectIds])),
      ),
    );

export const messagesSentOn = (db: Database, projectIds: readonly string[]) =>
  db
    .selectDistinct({ one: genieMessages.projectId, other: sourceProject })
    .from(genieMessages)
    .where(
      and(
        isNotNull(genieMessages.source),
        or(inArray(genieMessages.projectId, [...projectIds]), inArray(sourceProject, [...projectIds])),
      ),
    );

/** Ideas and messages, their backup apart. */
export const findBoardTexts = (db: Database, projectIds: readonly string[]) =>
  db
    .select({
      id: boardMessages.id,
      projectId: boardMessages.projectId,
      count: boardMessages.count,
      text: boardMessages.text,
      isEdited: sql<boolean>`${boardMessages.originalText} is not null`,
      isFinal: sql<boolean>`${boardMessages.reaction} is not null`,
      idea: sql<{
        readonly id: string;
        readonly projectId: string;
        readonly headline: string;
      } | null>`${boardMessages.origin} -> 'idea'`,
    })
    .from(boardMessages)
    .where(and(inArray(boardMessages.projectId, [...projectIds]), isNull(boardMessages.status)))
    .orderBy(boardMessages.projectId, boardMessages.count);

export const findPredictedOf = (db: Database, projectIds: readonly string[]) =>
  db
    .select({
      projectId: genieMessages.projectId,
      text: genieMessages.text,
      gender: genieMessages.gender,
      ageRange: genieMessages.ageRange,
      region: genieMessages.region,
    })
    .from(genieMessages)
    .where(and(inArray(genieMessages.projectId, [...projectIds]), eq(genieMessages.evaluation, 'DONE')))
    .orderBy(genieMessages.projectId, sql`${genieMessages.count} desc`);

const measured = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      projectId: sql<string>`${genieResultSources.projectId}`,
      key: genieResults.key,
      text: genieResults.text,
      base: genieResults.base,
      share: genieResults.share,
    })
    .from(genieResults)
    .innerJoin(genieResultSources, eq(genieResultSources.id, genieResults.sourceId))
    .where(and(isNotNull(genieResultSources.projectId), condition))
    .orderBy(genieResultSources.projectId, genieResults.position);

export const findMeasuredByKeys = (db: Database, keys: readonly string[]) =>
  measured(db, sql`${genieResults.key} = any(${sql.param([...keys])}::text[])`);

export const findMeasuredOf = (db: Database, projectId: string) =>
  measured(db, eq(genieResultSources.projectId, projectId));

export const findProjects = (db: Database, projectIds: readonly string[]) =>
  db
    .select({ id: projects.id, projectName: projects.projectName, projectType: projects.projectType })
    .from(projects)
    .where(inArray(projects.id, [...projectIds]))
    .orderBy(projects.createdOn, projects.id);
