import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Column } from './columns.ts';

interface Props<T, K> {
  rows: readonly T[];
  keyOf: (row: T) => K;
  selected: ReadonlySet<K>;
  onSelect: (selected: ReadonlySet<K>) => void;
  allLabel: string;
  labelOf: (row: T) => string;
  className?: string | undefined;
  canSelect?: (row: T) => boolean;
  around?: (row: T, box: ReactNode) => ReactNode;
}

export function selectionColumn<T, K>(props: Props<T, K>): Column<T, never> {
  const { rows, keyOf, selected, onSelect, allLabel, labelOf, className, canSelect = () => true, around } = props;
  const selectable = rows.filter(canSelect).map(keyOf);
  const isAll = selectable.length > 0 && selectable.every((key) => selected.has(key));
  const toggle = (key: K) => {
    const next = new Set(selected);
    if (!next.delete(key)) next.add(key);
    onSelect(next);
  };
  return {
    id: 'select',
    className,
    onPhone: 'lead',
    heading: (
      <Checkbox
        aria-label={allLabel}
        checked={isAll}
        indeterminate={selected.size > 0 && !isAll}
        disabled={selectable.length === 0}
        onChange={() => onSelect(new Set(isAll ? [] : selectable))}
      />
    ),
    cell: (row) => {
      const isFree = canSelect(row);
      const box = (
        <Checkbox
          aria-disabled={!isFree || undefined}
          aria-label={labelOf(row)}
          checked={selected.has(keyOf(row))}
          onChange={() => isFree && toggle(keyOf(row))}
        />
      );
      return around ? around(row, box) : box;
    },
  };
}
