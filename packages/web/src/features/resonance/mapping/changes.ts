import type { ColumnMapping, Recode } from '@soundings/contract/resonance/mapping';
import { isLabelled, isRated, type Mapping } from './mapping.ts';

/** What becomes of a project's figures when its columns mean something else from now on. */
export interface MappingChanges {
  /** Ratings whose scale is read in another way: R1 or R2 changes. */
  scales: number;
  labels: number;
  roles: number;
  /** Audience columns whose audiences are others, or others in order. */
  audiences: number;
}

/** All of a scale that figures rest on. */
const meaningOf = (recode: Recode | undefined): string => {
  if (!recode) return '';
  if (recode.kind === 'points') return JSON.stringify([recode.points, recode.noAnswer]);
  return JSON.stringify([recode.min, recode.max, recode.positiveFrom, recode.direction, recode.noAnswer]);
};

export function findChanges(before: Mapping, after: Mapping): MappingChanges {
  const scaleOf = ({ recodes }: Mapping, { recode }: ColumnMapping) =>
    meaningOf(recodes.find(({ id }) => id === recode));
  const was = new Map(before.columns.map(({ mapping }) => [mapping.column, mapping]));
  const pairs = after.columns.flatMap(({ mapping }) => {
    const last = was.get(mapping.column);
    return last ? [{ last, now: mapping }] : [];
  });
  const count = (isOne: (pair: { last: ColumnMapping; now: ColumnMapping }) => boolean) => pairs.filter(isOne).length;
  return {
    roles: count(({ last, now }) => last.role !== now.role),
    labels: count(({ last, now }) => isLabelled(now) && last.role === now.role && last.label !== now.label),
    scales:
      after.form === 'sheets'
        ? after.recodes.filter((recode, i) => meaningOf(recode) !== meaningOf(before.recodes[i])).length
        : count(
            ({ last, now }) => isRated(now) && last.role === now.role && scaleOf(before, last) !== scaleOf(after, now),
          ),
    audiences: count(
      ({ last, now }) =>
        now.role === 'audience' &&
        last.role === 'audience' &&
        JSON.stringify(last.audience) !== JSON.stringify(now.audience),
    ),
  };
}
