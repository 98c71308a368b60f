import { metricNames } from '@soundings/contract/sonar/metrics';
import { factTabs } from '@soundings/contract/sonar/navig8-choices';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import { day, listOf, oneOf, query, type SearchOf, searchSchema, text, textUpTo, uuid } from '#/lib/address-search.ts';

/** The tabs in their order. `data` are the collected figures, `presence` is reach and vitality. */
export const dashboardTabs = ['dashboard', 'navig8', ...factTabs] as const;
export type DashboardTab = (typeof dashboardTabs)[number];

/** Which brands the first chart of a tab shows. */
export const firstViews = ['narrow', 'broad', 'groups'] as const;
export type FirstView = (typeof firstViews)[number];
/** Which brands the second one shows; of two scores the best are told by the first or the second of them. */
const secondViews = ['top10', 'top20', 'top10b', 'top20b', 'focus', 'all', 'groups'] as const;
export type SecondView = (typeof secondViews)[number];

/** What the data tab tells of a figure: in the period, in the range before, and the difference. */
export const figureValues = ['comparable', 'compareTo', 'trend'] as const;
export type FigureValue = (typeof figureValues)[number];

/** Numbers of cards with dots between: `3.17.204`. */
const cards = text((value) => value.length <= 8000 && /^\d+(\.\d+)*$/.test(value));

/** All that a dashboard is set up by, so that its address is a link to it, and a saved view too. */
export const DashboardSearch = searchSchema({
  tab: oneOf(dashboardTabs),
  from: day,
  to: day,
  prevFrom: day,
  prevTo: day,
  first: oneOf(firstViews),
  second: oneOf(secondViews),
  /** One group of the groups' view; all without it. */
  group: textUpTo(80),
  shape: oneOf(['bubbles', 'scatter']),
  query,
  sort: textUpTo(80),
  /** Show each score's own rank instead of the powerrank's. */
  ranks: oneOf(['each']),
  /** Whose figures the data tab shows; all without it. */
  network: oneOf(socialNetworks),
  /** What that tab tells of each figure; as much as has room without it. */
  values: listOf(oneOf(figureValues), figureValues.length, 1),
  /** The figures that it does not show. */
  without: listOf(oneOf(metricNames), metricNames.length),
  slim: oneOf([true]),
  /** Group names and countries beside the names of brands. */
  labels: listOf(oneOf(['groups', 'country']), 2),
  hidden: cards,
  marked: cards,
  selected: cards,
  /** The score that is explained: `17.interest`. */
  why: text((value) => /^\d+\.\w+$/.test(value)),
  /** The saved view that this began with. */
  view: uuid,
});
export type DashboardSearch = SearchOf<typeof DashboardSearch>;

export const parseCards = (text: string | undefined): Set<number> =>
  new Set(text === undefined ? [] : text.split('.').map(Number));
export const formatCards = (cards: ReadonlySet<number>): string | undefined =>
  cards.size === 0 ? undefined : [...cards].sort((one, other) => one - other).join('.');
