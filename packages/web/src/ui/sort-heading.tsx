import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './sort-heading.module.css';

interface SortHeadingProps<F extends string> {
  field: F;
  /** The order of the list: a field, with a leading `-` for descending. */
  sort: string;
  onSort: (sort: F | `-${F}`) => void;
  /** Dates begin with the newest. */
  startsDescending?: boolean;
  className?: string | undefined;
  /** Only where there is room, as the table’s `data-roomy` cells. */
  isRoomy?: boolean;
  children: ReactNode;
}

/** A column heading that sorts: an arrow and `aria-sort` tell the order. */
export function SortHeading<F extends string>(props: SortHeadingProps<F>) {
  const { field, sort, onSort, startsDescending = false, className, isRoomy, children } = props;
  const order = sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';
  return (
    <Table.Th aria-sort={order} className={className ?? ''} data-roomy={isRoomy || undefined}>
      <UnstyledButton className={classes.sort} onClick={() => onSort(nextSort(field, sort, startsDescending))}>
        {children}
        {order === 'ascending' && <IconArrowUp size={14} aria-hidden="true" />}
        {order === 'descending' && <IconArrowDown size={14} aria-hidden="true" />}
      </UnstyledButton>
    </Table.Th>
  );
}

/** What a sortable heading asks for next: the other way when it is sorted already, else its natural start. */
export const nextSort = <F extends string>(field: F, sort: string, startsDescending = false): F | `-${F}` => {
  if (sort === field) return `-${field}`;
  if (sort === `-${field}`) return field;
  return startsDescending ? `-${field}` : field;
};
