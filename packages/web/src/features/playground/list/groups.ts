import type { ListedConversation } from '@soundings/contract/playground/conversations';

type Age = 'pinned' | 'today' | 'yesterday' | 'week' | 'month' | 'older';

const day = 86_400_000;

const ageOf = ({ isPinned, updatedOn }: Pick<ListedConversation, 'isPinned' | 'updatedOn'>, now: Date): Age => {
  if (isPinned) return 'pinned';
  const noon = (date: Date) => new Date(date).setHours(12, 0, 0, 0);
  const days = Math.round((noon(now) - noon(new Date(updatedOn))) / day);
  if (days < 1) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 7) return 'week';
  return days < 30 ? 'month' : 'older';
};

interface ConversationGroup {
  readonly age: Age;
  readonly rows: readonly ListedConversation[];
}

export const groupByAge = (rows: readonly ListedConversation[], now = new Date()): ConversationGroup[] => {
  const groups: { age: Age; rows: ListedConversation[] }[] = [];
  for (const row of rows) {
    const age = ageOf(row, now);
    const last = groups.at(-1);
    if (last?.age === age) last.rows.push(row);
    else groups.push({ age, rows: [row] });
  }
  return groups;
};

/** The words of a search between « and » apart from what is around them. */
export const splitMatch = (match: string): { text: string; isFound: boolean }[] =>
  match
    .split(/(«[^«»]*»)/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('«') && part.endsWith('»')
        ? { text: part.slice(1, -1), isFound: true }
        : { text: part, isFound: false },
    );
