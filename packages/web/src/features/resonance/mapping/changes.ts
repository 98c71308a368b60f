import type { ColumnMapping, Recode, ReplacedMapping } from '@soundings/contract/resonance/mapping';
import { fullAudience } from './audience.ts';
import { isLabelled, isRated, type MappedColumn, type Mapping } from './mapping.ts';

export const changeKinds = ['added', 'missing', 'roles', 'scales', 'labels', 'audiences'] as const;

/**
 * What becomes of a project when its columns mean something else from now on: names of columns by what changes of them.
 * `scales`: R1 or R2 is read in another way. `labels`: of messages, variables and concepts, each once. `audiences`:
 * variables whose audiences are others, or are called or ordered differently, each once.
 */
type MappingChanges = Record<(typeof changeKinds)[number], string[]>;

const scaleMeaning = (recode: Recode | undefined): string => {
  if (!recode) return '';
  if (recode.kind === 'points') return JSON.stringify([recode.points, recode.noAnswer]);
  return JSON.stringify([recode.min, recode.max, recode.positiveFrom, recode.direction, recode.noAnswer]);
};

interface Pair {
  last: ColumnMapping;
  now: ColumnMapping;
  preview: MappedColumn['preview'];
}

const unique = (names: readonly string[]): string[] => [...new Set(names)];

export function findChanges(
  before: ReplacedMapping,
  after: Mapping,
  renamed: (last: string, now: string) => string,
): MappingChanges {
  const isSheets = after.form === 'sheets';
  const columnScale = (recodes: readonly Recode[], { recode }: ColumnMapping) =>
    scaleMeaning(recodes.find(({ id }) => id === recode));
  const pairs = after.columns.flatMap(({ mapping, preview }, i): Pair[] => {
    const last = before.columns[i];
    return last ? [{ last, now: mapping, preview }] : [];
  });
  const ofOneRole = pairs.filter(({ last, now }) => last.role === now.role);
  const isOtherScale = ({ last, now }: Pair): boolean =>
    isRated(now) && columnScale(before.recodes, last) !== columnScale(after.recodes, now);
  const columnAudience = ({ audience }: ColumnMapping, preview: Pair['preview']) =>
    JSON.stringify(fullAudience(audience, preview));
  return {
    added: isSheets ? [] : after.columns.filter((_, i) => !before.columns[i]).map(({ preview }) => preview.header),
    missing: before.missing.map(({ heading, label }) => heading ?? label),
    roles: pairs.filter(({ last, now }) => last.role !== now.role).map(({ preview }) => preview.header),
    scales: isSheets
      ? after.recodes
          .filter((recode) => scaleMeaning(recode) !== scaleMeaning(before.recodes.find(({ id }) => id === recode.id)))
          .map(({ id }) => id.toUpperCase())
      : ofOneRole.filter(isOtherScale).map(({ now }) => now.label),
    labels: unique(
      ofOneRole
        .filter(({ last, now }) => isLabelled(now) && last.label !== now.label)
        .map(({ last, now }) => renamed(last.label, now.label)),
    ),
    audiences: unique(
      ofOneRole
        .filter(
          ({ last, now, preview }) =>
            now.role === 'audience' && columnAudience(last, preview) !== columnAudience(now, preview),
        )
        .map(({ now }) => now.label),
    ),
  };
}
