import { UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './data-table.module.css';

export interface SortButtonProps<F extends string> {
  field: F;
  sort: string;
  onSort: (sort: F | `-${F}`) => void;
  startsDescending?: boolean | undefined;
  children: ReactNode;
}

export const sortOrder = (field: string, sort: string) =>
  sort === field ? 'ascending' : sort === `-${field}` ? 'descending' : 'none';

export function SortButton<F extends string>({ field, sort, onSort, startsDescending, children }: SortButtonProps<F>) {
  const order = sortOrder(field, sort);
  return (
    <UnstyledButton className={classes.sort} onClick={() => onSort(nextSort(field, sort, startsDescending))}>
      {children}
      {order === 'ascending' && <IconArrowUp size={14} aria-hidden="true" />}
      {order === 'descending' && <IconArrowDown size={14} aria-hidden="true" />}
    </UnstyledButton>
  );
}

export const nextSort = <F extends string>(field: F, sort: string, startsDescending = false): F | `-${F}` => {
  if (sort === field) return `-${field}`;
  if (sort === `-${field}`) return field;
  return startsDescending ? `-${field}` : field;
};
