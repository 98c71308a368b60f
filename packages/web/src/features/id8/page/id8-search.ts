import { imagePageSizes } from '@soundings/contract/id8/id8-choices';
import { oneOf, query, type SearchOf, searchSchema, wholeNumber } from '#/lib/address-search.ts';

const id8Tabs = ['IDEAS', 'IMAGES', 'BACKUP'] as const;
export type Id8Tab = (typeof id8Tabs)[number];

/** Consumers have no backup. */
export const tabsFor = (isStaff: boolean): readonly Id8Tab[] =>
  isStaff ? id8Tabs : id8Tabs.filter((tab) => tab !== 'BACKUP');

export const ideaSorts = ['-count', 'count'] as const;

const pageSize = (value: unknown) => imagePageSizes.find((size) => size === value);

/** What the address of a project holds: the tab, words, order, and the page of images, counted from 0. */
export const Id8Search = searchSchema({
  tab: oneOf(id8Tabs),
  query,
  sort: oneOf(ideaSorts),
  page: wholeNumber(0),
  size: pageSize,
});
export type Id8Search = SearchOf<typeof Id8Search>;
