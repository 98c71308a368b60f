import { scoreTabs } from '@soundings/contract/sonar/score-choices';
import { day, listOf, type SearchOf, searchSchema, textUpTo, uuid } from '#/lib/address-search.ts';

const id = textUpTo(200);

/** The page of a project that a reader was on: the project, and what of its address a block can take over. */
export const AddSearch = searchSchema({
  project: uuid,
  tab: textUpTo(20),
  from: day,
  to: day,
  prevFrom: day,
  prevTo: day,
  filters: listOf(id, 200),
  message: id,
});
export type AddSearch = SearchOf<typeof AddSearch>;

/** The first score of a tab of the dashboard; null where it is about none. */
export const scoreOfTab = (tab: string | undefined) =>
  (Object.entries(scoreTabs) as [keyof typeof scoreTabs, string][]).find(([, name]) => name === tab)?.[0] ?? null;
