import { type MessageList, messageLists, messageSorts } from '@soundings/contract/board/board-choices';
import { oneOf, query, type SearchOf, searchSchema } from '#/lib/address-search.ts';

export const ScoutSearch = searchSchema({
  tab: oneOf(messageLists),
  query,
  sort: oneOf(messageSorts),
});
export type ScoutSearch = SearchOf<typeof ScoutSearch>;

/** Consumers have no backup. */
export const tabsFor = (isStaff: boolean): readonly MessageList[] =>
  isStaff ? messageLists : messageLists.filter((list) => list !== 'BACKUP');

/** Finals have an order of their own; elsewhere the newest come first. */
export const usualSort = (tab: MessageList) => (tab === 'FINAL' ? 'finalRank' : '-count');
