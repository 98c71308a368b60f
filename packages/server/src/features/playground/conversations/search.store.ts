import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#/platform/db/database.ts';
import { escapeLike } from '#/platform/db/sql.ts';
import { conversationWords, playgroundMessages } from '../playground.tables.ts';

/** Of one message, in characters: what comes behind is not found. */
const maxText = 200_000;
/** Of a conversation. A vector ends at 1 MB; words of a later message are not found then. */
const maxBytes = 700_000;
/** Nobody looks for a word that is longer. */
const longWord = '\\S{60,}';

export const addWords = async (
  tx: Database,
  { conversationId, userId, text }: Pick<typeof playgroundMessages.$inferInsert, 'conversationId' | 'userId' | 'text'>,
): Promise<void> => {
  if (!text) return;
  const said = sql`regexp_replace(${text.slice(0, maxText)}::text, ${longWord}, ' ', 'g')`;
  const words = sql`(strip(to_tsvector('simple', ${said})) || array_to_tsvector(array[${userId}::text]))`;
  await tx
    .insert(conversationWords)
    .values({ conversationId, words })
    .onConflictDoUpdate({
      target: conversationWords.conversationId,
      set: {
        words: sql`case when octet_length(${conversationWords.words}::text) < ${maxBytes}
          then ${conversationWords.words} || excluded.words else ${conversationWords.words} end`,
      },
    });
};

const splitWords = (query: string): string[] => query.toLowerCase().match(/\d+(?:\.\d+)+|[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The words of a search, the last of which may be begun only; null where it holds none. */
const toTsQuery = (query: string, ...more: readonly string[]): SQL | null => {
  const words = splitWords(query);
  if (words.length === 0) return null;
  const terms = words.map((word, index) => `'${word}'${index === words.length - 1 ? ':*' : ''}`);
  return sql`${[...more.map((word) => `'${word}'`), ...terms].join(' & ')}::tsquery`;
};

/** Ids of the user's conversations in which all words of a search were said; undefined where it holds none. */
export const saidIn = (db: Database, userId: string, query: string) => {
  const words = toTsQuery(query, userId);
  if (!words) return undefined;
  return db
    .select({ id: conversationWords.conversationId })
    .from(conversationWords)
    .where(sql`${conversationWords.words} @@ ${words}`);
};

const headline = 'StartSel=«, StopSel=», MaxWords=24, MinWords=10, ShortWord=2, HighlightAll=false';

/** Where the newest message of each conversation that holds all words says them; some say them in several messages. */
export const findMatches = async (
  db: Database,
  query: string | undefined,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const words = query ? toTsQuery(query) : null;
  if (!query || !words || ids.length === 0) return new Map();
  const { text, createdOn } = playgroundMessages;
  const holdsAll = splitWords(query).map((word) => sql`lower(${text}) like ${`%${escapeLike(word)}%`}`);
  const newest = db
    .select({ text })
    .from(playgroundMessages)
    .where(and(eq(playgroundMessages.conversationId, sql`listed.id`), ...holdsAll))
    .orderBy(desc(createdOn))
    .limit(1);
  const found = await db.execute(sql`
    select listed.id, ts_headline('simple', left(newest.text, 50000), ${words}, ${headline}) as match
    from unnest(${sql.param([...ids])}::uuid[]) listed (id) cross join lateral ${newest} newest`);
  const { rows } = found as unknown as { rows: { id: string; match: string }[] };
  return new Map(rows.map(({ id, match }) => [id, match]));
};
