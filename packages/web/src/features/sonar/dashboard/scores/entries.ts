import { lowerIsBetter, type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { MarkInk } from '#/ui/charts/frame/chart-svg.tsx';
import type { Brand } from '../dashboard.ts';

export interface Level {
  readonly score: number | null;
  readonly prevScore: number | null;
  readonly rank: number | null;
}

export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly brand: Brand | null;
  readonly members: readonly Brand[];
  readonly ink: MarkInk;
  readonly levels: Readonly<Record<ScoreName, Level>>;
}

export const markInk = ({ myCompany, inFocus }: Brand): MarkInk => (myCompany ? 'my' : inFocus ? 'focus' : 'muted');

export const brandEntry = (brand: Brand): Entry => ({
  id: brand.initDataId,
  name: brand.label,
  brand,
  members: [brand],
  ink: markInk(brand),
  levels: brand,
});

const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * The mean of those that are known. The former one is that mean without the mean change of those that are known
 * in both ranges, so that a brand that was unknown before changes nothing.
 */
function meanLevel(members: readonly Brand[], name: ScoreName): Level {
  const score = mean(members.flatMap((brand) => brand[name].score ?? []));
  const change = mean(
    members.flatMap((brand) => {
      const { score: now, prevScore: before } = brand[name];
      return now === null || before === null ? [] : [now - before];
    }),
  );
  return { score, prevScore: score === null || change === null ? null : score - change, rank: null };
}

const groupEntry = (name: string, members: readonly Brand[]): Entry => ({
  id: `group:${name}`,
  name,
  brand: null,
  members,
  ink: members.some(({ myCompany }) => myCompany) ? 'my' : 'muted',
  levels: Object.fromEntries(scoreNames.map((score) => [score, meanLevel(members, score)])) as Record<ScoreName, Level>,
});

export function listGroups(brands: readonly Brand[]): string[] {
  return [...new Set(brands.flatMap(({ groups }) => groups))].toSorted((one, other) => one.localeCompare(other));
}

export function groupEntries(brands: readonly Brand[]): Entry[] {
  return listGroups(brands).map((name) =>
    groupEntry(
      name,
      brands.filter(({ groups }) => groups.includes(name)),
    ),
  );
}

export function bestFirst(entries: readonly Entry[], name: ScoreName): Entry[] {
  const sign = lowerIsBetter.has(name) ? 1 : -1;
  return entries.toSorted((one, other) => {
    const [a, b] = [one.levels[name].score, other.levels[name].score];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.name.localeCompare(other.name);
    return sign * (a - b) || one.name.localeCompare(other.name);
  });
}

export type EntryField = 'rank' | 'company' | ScoreName;
export type EntrySort = EntryField | `-${EntryField}`;

export function parseEntrySort(text: string | undefined, scores: readonly ScoreName[]): EntrySort {
  const fields: readonly EntryField[] = ['rank', 'company', ...scores];
  const field = fields.find((known) => known === text || `-${known}` === text);
  if (field === undefined) {
    const [first = scoreNames[0]] = scores;
    return lowerIsBetter.has(first) ? first : `-${first}`;
  }
  return text?.startsWith('-') ? `-${field}` : field;
}

/** In order; unknown figures come last either way, equal ones by name. Ranks are those of the first score. */
export function sortEntries(entries: readonly Entry[], sort: EntrySort, scores: readonly ScoreName[]): Entry[] {
  const sign = sort.startsWith('-') ? -1 : 1;
  const field = sort.replace(/^-/, '') as EntryField;
  const { compare } = new Intl.Collator(undefined, { numeric: true });
  if (field === 'company') return entries.toSorted((one, other) => sign * compare(one.name, other.name));
  const sortFigure = ({ levels }: Entry) =>
    field === 'rank' ? levels[scores[0] ?? 'powerrank'].rank : levels[field].score;
  return entries.toSorted((one, other) => {
    const [a, b] = [sortFigure(one), sortFigure(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || compare(one.name, other.name);
    return sign * (a - b) || compare(one.name, other.name);
  });
}

const weight = { my: 0, focus: 1, muted: 2 } as const;

/** At most so many, in their order: one's own and those in focus are kept before the best of the others. */
export function limitEntries(entries: readonly Entry[], most: number): readonly Entry[] {
  if (entries.length <= most) return entries;
  const kept = new Set(entries.toSorted((one, other) => weight[one.ink] - weight[other.ink]).slice(0, most));
  return entries.filter((entry) => kept.has(entry));
}

/** The best so many, and one’s own brand after them where it is not among them. */
export const topAndOwn = (ranked: readonly Entry[], count: number): Entry[] => {
  const top = ranked.slice(0, count);
  const own = ranked.find(({ brand }) => brand?.myCompany);
  return own === undefined || top.includes(own) ? top : [...top, own];
};

/** At most so many: one’s own brand takes the last place. */
export const limitedTop = (ranked: readonly Entry[], count: number): Entry[] => {
  const top = topAndOwn(ranked, count);
  return top.length > count ? topAndOwn(ranked, count - 1) : top;
};
