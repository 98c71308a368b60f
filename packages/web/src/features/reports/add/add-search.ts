import { postKinds } from '@soundings/contract/sonar/post-choices';
import { scoreTabs } from '@soundings/contract/sonar/score-choices';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { day, listOf, oneOf, type SearchOf, searchSchema, textUpTo, uuid, wholeNumber } from '#/lib/address-search.ts';

const id = textUpTo(200);

export const AddSearch = searchSchema({
  project: uuid,
  tab: textUpTo(20),
  from: day,
  to: day,
  prevFrom: day,
  prevTo: day,
  /** Numbers of cards of brands that are not shown: `3.17.204`. */
  hidden: textUpTo(8000),
  first: textUpTo(20),
  group: textUpTo(80),
  brand: wholeNumber(0),
  network: oneOf(socialNetworks),
  kind: oneOf(postKinds),
  words: textUpTo(100),
  filters: listOf(id, 200),
  message: id,
  /** Chosen to stand head to head. */
  messagesBeside: listOf(id, 20),
  concept: id,
});
export type AddSearch = SearchOf<typeof AddSearch>;

/** The first score of a tab of the dashboard; null where it is about none. */
export const scoreOfTab = (tab: string | undefined) =>
  (Object.entries(scoreTabs) as [keyof typeof scoreTabs, string][]).find(([, name]) => name === tab)?.[0] ?? null;
