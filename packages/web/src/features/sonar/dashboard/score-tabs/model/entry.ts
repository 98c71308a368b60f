import { lowerIsBetter, type ScoreName, scoreNames } from '@soundings/contract/sonar/score-choices';
import type { MarkInk } from '#/ui/charts/chart-svg.tsx';
import type { Brand } from '../../dashboard.ts';

/** A score in both ranges, 0 to 100; null where nothing of it was measured. */
export interface Level {
  readonly score: number | null;
  readonly prevScore: number | null;
  readonly rank: number | null;
}

/** What a chart has a mark for: a brand, or a group as the mean of its brands. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  readonly brand: Brand | null;
  /** Itself, or the brands of the group. */
  readonly members: readonly Brand[];
  readonly ink: MarkInk;
  readonly levels: Readonly<Record<ScoreName, Level>>;
}

export const inkOf = ({ myCompany, inFocus }: Brand): MarkInk => (myCompany ? 'my' : inFocus ? 'focus' : 'muted');

export const brandEntry = (brand: Brand): Entry => ({
  id: brand.initDataId,
  name: brand.label,
  brand,
  members: [brand],
  ink: inkOf(brand),
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

/** The groups that brands carry, by name; a brand may be in several. */
export function groupsOf(brands: readonly Brand[]): string[] {
  return [...new Set(brands.flatMap(({ groups }) => groups))].toSorted((one, other) => one.localeCompare(other));
}

/** One entry a group, the mean of its brands. */
export function groupEntries(brands: readonly Brand[]): Entry[] {
  return groupsOf(brands).map((name) =>
    groupEntry(
      name,
      brands.filter(({ groups }) => groups.includes(name)),
    ),
  );
}

/** Best first, of rivalry the lowest; unknown ones last, equal ones by name. */
export function bestFirst(entries: readonly Entry[], name: ScoreName): Entry[] {
  const sign = lowerIsBetter.has(name) ? 1 : -1;
  return entries.toSorted((one, other) => {
    const [a, b] = [one.levels[name].score, other.levels[name].score];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || one.name.localeCompare(other.name);
    return sign * (a - b) || one.name.localeCompare(other.name);
  });
}
