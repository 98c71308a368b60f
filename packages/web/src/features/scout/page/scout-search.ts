import { type MessageList, messageLists, messageSorts } from '@soundings/contract/board/board-choices';
import * as z from 'zod/mini';
import { addressField } from '#/lib/list-search.ts';

/** What the address of a board holds: the tab, words and order. */
export const ScoutSearch = z.object({
  tab: addressField(z.enum(messageLists)),
  query: addressField(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  sort: addressField(z.enum(messageSorts)),
});
export type ScoutSearch = z.infer<typeof ScoutSearch>;

/** Consumers have no backup. */
export const tabsFor = (isStaff: boolean): readonly MessageList[] =>
  isStaff ? messageLists : messageLists.filter((list) => list !== 'BACKUP');

/** Finals have an order of their own; elsewhere the newest come first. */
export const usualSort = (tab: MessageList) => (tab === 'FINAL' ? 'finalRank' : '-count');
