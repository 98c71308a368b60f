import { imagePageSizes } from '@soundings/contract/id8/id8-choices';
import * as z from 'zod/mini';
import { addressField } from '#/lib/list-search.ts';

export const id8Tabs = ['IDEAS', 'IMAGES', 'BACKUP'] as const;
export type Id8Tab = (typeof id8Tabs)[number];

/** Consumers have no backup. */
export const tabsFor = (isStaff: boolean): readonly Id8Tab[] =>
  isStaff ? id8Tabs : id8Tabs.filter((tab) => tab !== 'BACKUP');

export const ideaSorts = ['-count', 'count'] as const;

/** What the address of a project holds: the tab, words, order, and the page of images, counted from 0. */
export const Id8Search = z.object({
  tab: addressField(z.enum(id8Tabs)),
  query: addressField(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  sort: addressField(z.enum(ideaSorts)),
  page: addressField(z.number().check(z.int(), z.minimum(0))),
  size: addressField(z.literal([...imagePageSizes])),
});
export type Id8Search = z.infer<typeof Id8Search>;
