import type { ScoreName } from '@soundings/contract/sonar/score-choices';
import type { TFunction } from 'i18next';
import { formatNumber } from '#/lib/format.ts';
import type { Brand } from '../dashboard.ts';
import type { FirstView, SecondView } from '../dashboard-search.ts';
import { bestFirst, brandEntry, type Entry, groupEntries, listGroups, topAndOwn } from './entries.ts';

export type TabScores = readonly [ScoreName] | readonly [ScoreName, ScoreName];

type Circle = Exclude<FirstView, 'groups'>;

/**
 * The circles of competitors lie within each other: Narrow ones are Broad ones too, and All is everybody.
 * One's own brand is in each, so that it can be compared.
 */
const circles: Record<Circle, (brand: Brand) => boolean> = {
  narrow: ({ competitorType, myCompany }) => myCompany || competitorType === 'Narrow',
  broad: ({ competitorType, myCompany }) => myCompany || competitorType !== 'All',
};

const holdsCompetitor = (circle: Circle, brands: readonly Brand[]): boolean =>
  brands.some((brand) => !brand.myCompany && circles[circle](brand));

/** Where no competitor was ever marked, a circle of one's own brand alone would compare nothing: it holds everybody. */
const isUnmarked = (brands: readonly Brand[]): boolean => !holdsCompetitor('broad', brands);

export type Lacking = `none_${Exclude<FirstView, 'broad'> | 'focus'}` | 'hidden_narrow' | 'hidden_broad';

export function findLacking(view: FirstView, brands: readonly Brand[], shown: readonly Brand[]): Lacking | null {
  if (view === 'groups') return listGroups(shown).length === 0 ? 'none_groups' : null;
  if (holdsCompetitor(view, shown) || isUnmarked(brands)) return null;
  // Who is marked is broad at least.
  return view === 'broad' || holdsCompetitor(view, brands) ? `hidden_${view}` : 'none_narrow';
}

const ofGroups = (brands: readonly Brand[], group: string | undefined): Entry[] =>
  group === undefined || !listGroups(brands).includes(group)
    ? groupEntries(brands)
    : brands.filter(({ groups }) => groups.includes(group)).map(brandEntry);

/** Where the address says nothing: the smallest circle that holds a competitor, else groups, else an empty first. */
export function resolveFirstView(asked: FirstView | undefined, brands: readonly Brand[]): FirstView {
  if (asked !== undefined) return asked;
  if (holdsCompetitor('narrow', brands)) return 'narrow';
  if (holdsCompetitor('broad', brands)) return 'broad';
  return listGroups(brands).length > 0 ? 'groups' : 'narrow';
}

interface Among {
  brands: readonly Brand[];
  shown: readonly Brand[];
}

export function firstEntries({ brands, shown }: Among, view: FirstView, group: string | undefined, by: ScoreName) {
  if (view === 'groups') return bestFirst(ofGroups(shown, group), by);
  return bestFirst((isUnmarked(brands) ? shown : shown.filter(circles[view])).map(brandEntry), by);
}

const tops: Partial<Record<SecondView, number>> = { top10: 10, top20: 20, top10b: 10, top20b: 20 };

/** Without those that would show all of so many brands; of two scores the first ten of either, as they say by which. */
export const listSecondViews = (scores: TabScores, brands: number): SecondView[] => {
  const views: readonly SecondView[] =
    scores.length === 1
      ? ['top10', 'top20', 'focus', 'all', 'groups']
      : ['top10', 'top20', 'top10b', 'top20b', 'focus', 'all', 'groups'];
  return views.filter((view) => brands > (tops[view] ?? -1) || (scores.length === 2 && tops[view] === 10));
};

export const resolveSecondView = (asked: SecondView = 'top10', scores: TabScores, brands: number): SecondView => {
  const views = listSecondViews(scores, brands);
  // By the second score where it was asked for so, else as many by the only one.
  const alike = asked.endsWith('b') ? ['top10b', asked.slice(0, -1)] : [];
  return [asked, ...alike].flatMap((one) => views.find((view) => view === one) ?? [])[0] ?? 'all';
};

export const orderingScore = (view: SecondView, scores: TabScores): ScoreName =>
  view.endsWith('b') ? (scores[1] ?? scores[0]) : scores[0];

export function secondEntries(
  brands: readonly Brand[],
  view: SecondView,
  group: string | undefined,
  scores: TabScores,
): Entry[] {
  const by = orderingScore(view, scores);
  if (view === 'groups') return bestFirst(ofGroups(brands, group), by);
  const top = tops[view];
  const chosen = view === 'focus' ? brands.filter(({ inFocus, myCompany }) => inFocus || myCompany) : brands;
  const entries = bestFirst(chosen.map(brandEntry), by);
  if (top === undefined) return entries;
  return topAndOwn(
    entries.filter(({ levels }) => levels[by].score !== null),
    top,
  );
}

export const hasOwnBeyond = (entries: readonly Entry[], view: SecondView, by: ScoreName): boolean => {
  const rank = entries.find(({ brand }) => brand?.myCompany)?.levels[by].rank ?? null;
  return rank !== null && rank > (tops[view] ?? Number.POSITIVE_INFINITY);
};

/** In a title there is room to say whom a circle holds. */
export const circleWords = (t: TFunction, circle: Circle, entries: readonly Entry[], brands: readonly Brand[]) => {
  if (isUnmarked(brands)) return t('scoreTabs.circle_all');
  const view = t(`scoreTabs.circle_${circle}`);
  return entries.some(({ brand }) => brand?.myCompany) ? t('scoreTabs.andYours', { view }) : view;
};

export const treemapHeight = (entries: readonly Entry[]): number =>
  Math.max(350, 100 * entries.filter(({ brand }) => brand?.isSelected).length);

export const viewWords = (t: TFunction, view: string, entries: readonly Entry[]): string => {
  const isOfGroups = entries.length > 0 && entries.every(({ brand }) => brand === null);
  return t(isOfGroups ? 'scoreTabs.viewGroups' : 'scoreTabs.viewBrands', {
    view,
    count: entries.length,
    n: formatNumber(entries.length),
  });
};
