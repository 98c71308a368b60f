import type { NewMark, TimelineMark } from '@soundings/contract/sonar/timeline';
import { and, asc, eq } from 'drizzle-orm';
import { users } from '#/features/access/users/users.tables.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { changesOthers } from '../sonar.policy.ts';
import { sonarMarks } from './timeline.tables.ts';

export const findMarks = async (
  db: Database,
  projectId: string,
  seenBy: Caller | null,
  id?: string,
): Promise<TimelineMark[]> => {
  const rows = await db
    .select({ mark: sonarMarks, maker: users.name })
    .from(sonarMarks)
    .leftJoin(users, eq(users.id, sonarMarks.createdBy))
    .where(and(eq(sonarMarks.projectId, projectId), id === undefined ? undefined : eq(sonarMarks.id, id)))
    .orderBy(asc(sonarMarks.day), asc(sonarMarks.createdOn), asc(sonarMarks.id));
  return rows.map(({ mark, maker }) => ({
    id: mark.id,
    // Who works at the agency is not for whoever was given a password.
    createdBy: seenBy === null ? '' : (maker ?? ''),
    mayChange: seenBy !== null && (mark.createdBy === seenBy.id || changesOthers(seenBy)),
    ...contentOf(mark),
  }));
};

const contentOf = ({ kind, title, day, lastDay, score, target }: typeof sonarMarks.$inferSelect): NewMark =>
  kind === 'goal' ? { kind, score: score!, target: target!, by: day } : { kind, title, from: day, to: lastDay };

const columnsOf = (mark: NewMark) =>
  mark.kind === 'goal'
    ? { kind: mark.kind, title: '', day: mark.by, lastDay: null, score: mark.score, target: mark.target }
    : { kind: mark.kind, title: mark.title, day: mark.from, lastDay: mark.to, score: null, target: null };

export const insertMark = async (
  tx: Database,
  mark: NewMark,
  about: Pick<typeof sonarMarks.$inferInsert, 'id' | 'projectId' | 'createdBy' | 'createdOn'>,
): Promise<void> => {
  await tx.insert(sonarMarks).values({ ...about, ...columnsOf(mark) });
};

export const countMarks = (tx: Database, projectId: string): Promise<number> =>
  tx.$count(sonarMarks, eq(sonarMarks.projectId, projectId));

interface OfMaker {
  readonly id: string;
  readonly projectId: string;
  /** Undefined for any maker’s. */
  readonly createdBy: string | undefined;
}

const isMark = ({ id, projectId, createdBy }: OfMaker) =>
  and(
    eq(sonarMarks.id, id),
    eq(sonarMarks.projectId, projectId),
    createdBy === undefined ? undefined : eq(sonarMarks.createdBy, createdBy),
  );

export const updateMark = async (db: Database, which: OfMaker, mark: NewMark): Promise<boolean> => {
  const changed = await db
    .update(sonarMarks)
    .set(columnsOf(mark))
    .where(isMark(which))
    .returning({ id: sonarMarks.id });
  return changed.length === 1;
};

export const deleteMark = async (db: Database, which: OfMaker): Promise<boolean> => {
  const removed = await db.delete(sonarMarks).where(isMark(which)).returning({ id: sonarMarks.id });
  return removed.length === 1;
};
