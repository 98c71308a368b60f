import { metricNames } from '@soundings/contract/sonar/metrics';
import { factTabs } from '@soundings/contract/sonar/navig8-choices';
import { socialNetworks } from '@soundings/contract/sonar/sonar-choices';
import * as z from 'zod/mini';

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

const Day = z.iso.date();
const optional = <T extends z.ZodMiniType>(type: T) => z.catch(z.optional(type), undefined);
/** Numbers of cards with dots between: `3.17.204`. */
const Cards = z.string().check(z.regex(/^\d+(\.\d+)*$/), z.maxLength(8000));
const Label = z.string().check(z.maxLength(80));

/** All that a dashboard is set up by, so that its address is a link to it, and a saved view too. */
export const DashboardSearch = z.object({
  tab: optional(z.enum(dashboardTabs)),
  from: optional(Day),
  to: optional(Day),
  prevFrom: optional(Day),
  prevTo: optional(Day),
  first: optional(z.enum(firstViews)),
  second: optional(z.enum(secondViews)),
  /** One group of the groups' view; all without it. */
  group: optional(Label),
  shape: optional(z.enum(['bubbles', 'scatter'])),
  query: optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(200))),
  sort: optional(z.string().check(z.maxLength(80))),
  /** Show each score's own rank instead of the powerrank's. */
  ranks: optional(z.literal('each')),
  /** Whose figures the data tab shows; all without it. */
  network: optional(z.enum(socialNetworks)),
  /** What that tab tells of each figure; as much as has room without it. */
  values: optional(z.array(z.enum(figureValues)).check(z.minLength(1), z.maxLength(figureValues.length))),
  /** The figures that it does not show. */
  without: optional(z.array(z.enum(metricNames)).check(z.maxLength(metricNames.length))),
  slim: optional(z.literal(true)),
  /** Group names and countries beside the names of brands. */
  labels: optional(z.array(z.enum(['groups', 'country']))),
  hidden: optional(Cards),
  marked: optional(Cards),
  selected: optional(Cards),
  /** The score that is explained: `17.interest`. */
  why: optional(z.string().check(z.regex(/^\d+\.\w+$/))),
  /** The saved view that this began with. */
  view: optional(z.string().check(z.uuid())),
});
export type DashboardSearch = z.infer<typeof DashboardSearch>;

export const parseCards = (text: string | undefined): Set<number> =>
  new Set(text === undefined ? [] : text.split('.').map(Number));
export const formatCards = (cards: ReadonlySet<number>): string | undefined =>
  cards.size === 0 ? undefined : [...cards].sort((one, other) => one - other).join('.');
