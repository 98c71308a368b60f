import { metricNames } from '@soundings/contract/sonar/metrics';
import { factTabs } from '@soundings/contract/sonar/navig8-choices';
import { postKinds } from '@soundings/contract/sonar/post-choices';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import {
  day,
  listOf,
  oneOf,
  query,
  type SearchOf,
  searchSchema,
  text,
  textUpTo,
  uuid,
  wholeNumber,
} from '#/lib/address-search.ts';

export const dashboardTabs = ['dashboard', 'navig8', ...factTabs] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

export const firstViews = ['narrow', 'broad', 'groups'] as const;
export type FirstView = (typeof firstViews)[number];
const secondViews = ['top10', 'top20', 'top10b', 'top20b', 'focus', 'all', 'groups'] as const;
export type SecondView = (typeof secondViews)[number];

export const figureValues = ['comparable', 'compareTo', 'trend'] as const;
export type FigureValue = (typeof figureValues)[number];

/** Numbers of cards with dots between: `3.17.204`. */
const cards = text((value) => value.length <= 8000 && /^\d+(\.\d+)*$/.test(value));

export const DashboardSearch = searchSchema({
  tab: oneOf(dashboardTabs),
  from: day,
  to: day,
  prevFrom: day,
  prevTo: day,
  first: oneOf(firstViews),
  second: oneOf(secondViews),
  group: textUpTo(80),
  shape: oneOf(['bubbles', 'scatter']),
  query,
  sort: textUpTo(80),
  ranks: oneOf(['each']),
  network: oneOf(socialNetworks),
  /** The number of the card of the brand whose posts are shown, the kind of them, and words in their texts. */
  brand: wholeNumber(0),
  kind: oneOf(postKinds),
  words: textUpTo(100),
  values: listOf(oneOf(figureValues), figureValues.length, 1),
  without: listOf(oneOf(metricNames), metricNames.length),
  slim: oneOf([true]),
  labels: listOf(oneOf(['groups', 'country']), 2),
  hidden: cards,
  marked: cards,
  selected: cards,
  /** The score that is explained: `17.interest`. */
  why: text((value) => /^\d+\.\w+$/.test(value)),
  view: uuid,
});
export type DashboardSearch = SearchOf<typeof DashboardSearch>;

export const parseCards = (text: string | undefined): Set<number> =>
  new Set(text === undefined ? [] : text.split('.').map(Number));
export const formatCards = (cards: ReadonlySet<number>): string | undefined =>
  cards.size === 0 ? undefined : [...cards].sort((one, other) => one - other).join('.');
