import type { IdeaRubric } from '@soundings/contract/id8/id8';
import type { ImageReaction } from '@soundings/contract/id8/id8-choices';
import { and, asc, count, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import {
  type Id8Session,
  type ImageRow,
  id8Images,
  id8Prompts,
  id8Rubric,
  id8Sessions,
  type PromptRow,
} from './id8.tables.ts';

export const findSession = async (db: Database, projectId: string): Promise<Id8Session | null> => {
  const [row] = await db.select().from(id8Sessions).where(eq(id8Sessions.projectId, projectId));
  return row ?? null;
};

export const saveSession = async (
  db: Database,
  projectId: string,
  set: Partial<Omit<Id8Session, 'projectId'>>,
): Promise<void> => {
  await db
    .insert(id8Sessions)
    .values({ projectId, ...set })
    .onConflictDoUpdate({ target: id8Sessions.projectId, set: { projectId, ...set } });
};

export const addPrompt = async (tx: Database, prompt: PromptRow): Promise<void> => {
  await tx.insert(id8Prompts).values(prompt);
};

export const setPrompt = async (
  tx: Database,
  id: string,
  set: Partial<Pick<PromptRow, 'generating' | 'failure' | 'liked' | 'updatedOn'>>,
): Promise<void> => {
  await tx.update(id8Prompts).set(set).where(eq(id8Prompts.id, id));
};

export const findPrompt = async (db: Database, id: string): Promise<PromptRow | null> => {
  const [row] = await db.select().from(id8Prompts).where(eq(id8Prompts.id, id));
  return row ?? null;
};

export const countPrompts = async (db: Database, projectId: string): Promise<number> => {
  const [row] = await db.select({ prompts: count() }).from(id8Prompts).where(eq(id8Prompts.projectId, projectId));
  return row!.prompts;
};

export const isGenerating = async (db: Database, projectId: string): Promise<boolean> => {
  const [row] = await db
    .select({ prompts: count() })
    .from(id8Prompts)
    .where(and(eq(id8Prompts.projectId, projectId), eq(id8Prompts.generating, true)));
  return row!.prompts > 0;
};

interface PromptSearch {
  readonly query?: string | null | undefined;
  readonly page: number;
  readonly size: number;
  readonly isOldestFirst: boolean;
}

const matching = (projectId: string, query: string | null | undefined) =>
  and(
    eq(id8Prompts.projectId, projectId),
    query
      ? or(
          ...[id8Prompts.ideaText, id8Prompts.description].map(
            (column) => sql`lower(${column}) like ${`%${escapeLike(query)}%`.toLowerCase()}`,
          ),
        )
      : undefined,
  );

export const searchPrompts = async (
  db: Database,
  projectId: string,
  search: PromptSearch,
): Promise<{ prompts: PromptRow[]; total: number }> => {
  const prompts = await selectPrompts(db, projectId, search);
  const [row] = await db.select({ total: count() }).from(id8Prompts).where(matching(projectId, search.query));
  return { prompts, total: row!.total };
};

/** @public for the test that looks at its plan */
export const selectPrompts = (db: Database, projectId: string, { query, page, size, isOldestFirst }: PromptSearch) =>
  db
    .select()
    .from(id8Prompts)
    .where(matching(projectId, query))
    .orderBy(
      ...(isOldestFirst
        ? [asc(id8Prompts.createdOn), asc(id8Prompts.id)]
        : [desc(id8Prompts.liked), desc(id8Prompts.updatedOn), asc(id8Prompts.id)]),
    )
    .limit(size)
    .offset(page * size);

export const addImage = async (tx: Database, image: ImageRow): Promise<void> => {
  await tx.insert(id8Images).values(image);
};

export const findImage = async (db: Database, id: string): Promise<ImageRow | null> => {
  const [row] = await db.select().from(id8Images).where(eq(id8Images.id, id));
  return row ?? null;
};

export const findImages = (db: Database, promptIds: readonly string[]): Promise<ImageRow[]> =>
  promptIds.length === 0
    ? Promise.resolve([])
    : db
        .select()
        .from(id8Images)
        .where(inArray(id8Images.promptId, [...promptIds]))
        .orderBy(sql`${id8Images.reaction} is null`, desc(id8Images.updatedOn), asc(id8Images.id));

export const countImages = async (db: Database, projectId: string): Promise<number> => {
  const [row] = await db.select({ images: count() }).from(id8Images).where(eq(id8Images.projectId, projectId));
  return row!.images;
};

export const findRevisions = (db: Database, rootId: string): Promise<ImageRow[]> =>
  db
    .select()
    .from(id8Images)
    .where(eq(id8Images.rootId, rootId))
    .orderBy(sql`${id8Images.basisId} is not null`, asc(id8Images.createdOn), asc(id8Images.id));

export const setReaction = async (
  tx: Database,
  id: string,
  reaction: ImageReaction | null,
  now: Date,
): Promise<void> => {
  await tx.update(id8Images).set({ reaction, updatedOn: now }).where(eq(id8Images.id, id));
};

export const hasLikedImage = async (tx: Database, promptId: string): Promise<boolean> => {
  const [row] = await tx
    .select({ images: count() })
    .from(id8Images)
    .where(and(eq(id8Images.promptId, promptId), eq(id8Images.reaction, 'LIKE')));
  return row!.images > 0;
};

export const countPromptsOfIdea = async (db: Database, ideaId: string): Promise<number> => {
  const [row] = await db.select({ prompts: count() }).from(id8Prompts).where(eq(id8Prompts.ideaId, ideaId));
  return row!.prompts;
};

export const findProjectOf = async (
  db: Database,
  kind: 'prompt' | 'image',
  ids: readonly string[],
): Promise<string | null> => {
  const table = kind === 'prompt' ? id8Prompts : id8Images;
  const rows = await db
    .select({ projectId: table.projectId, found: count() })
    .from(table)
    .where(inArray(table.id, [...ids]))
    .groupBy(table.projectId);
  return rows.length === 1 && rows[0]!.found === new Set(ids).size ? rows[0]!.projectId : null;
};

export const findFileKeys = async (tx: Database, projectId: string): Promise<string[]> => {
  const rows = await tx
    .select({ storageKey: id8Images.storageKey, logoKey: id8Images.logoKey })
    .from(id8Images)
    .where(eq(id8Images.projectId, projectId));
  const photos = await tx
    .select({ photo: id8Prompts.photo })
    .from(id8Prompts)
    .where(and(eq(id8Prompts.projectId, projectId), isNotNull(id8Prompts.photo)));
  const photoKeys = photos.map(({ photo }) => photo!.key);
  return [
    ...new Set([
      ...photoKeys,
      ...rows.flatMap(({ storageKey, logoKey }) => (logoKey ? [storageKey, logoKey] : [storageKey])),
    ]),
  ];
};

const usualRubric: IdeaRubric = { fit: 3, newness: 3, proof: 2, doable: 2 };

export const findRubric = async (db: Database): Promise<IdeaRubric> => {
  const [row] = await db.select().from(id8Rubric).where(lt(id8Rubric.id, 2));
  return row?.weights ?? usualRubric;
};

export const saveRubric = async (tx: Database, weights: IdeaRubric): Promise<void> => {
  await tx.insert(id8Rubric).values({ id: 1, weights }).onConflictDoUpdate({ target: id8Rubric.id, set: { weights } });
};
