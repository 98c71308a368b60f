import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import classes from '#/ui/sort-heading.module.css';
import { nextSort } from '#/ui/sort-heading.tsx';
import type { EntryField, EntrySort } from '../model/sort-entries.ts';

interface Props {
  field: EntryField;
  sort: EntrySort;
  onSort: (sort: EntrySort) => void;
  className?: string | undefined;
  children: string;
}

/** A heading that sorts; scores begin with the highest. */
export function SortHead({ field, sort, onSort, className, children }: Props) {
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  const isScore = field !== 'rank' && field !== 'company';
  return (
    <th scope="col" aria-sort={order} className={className}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(nextSort(field, sort, isScore))}>
        {children}
        {order === 'ascending' && <IconArrowUp size={14} aria-hidden="true" />}
        {order === 'descending' && <IconArrowDown size={14} aria-hidden="true" />}
      </UnstyledButton>
    </th>
  );
}
