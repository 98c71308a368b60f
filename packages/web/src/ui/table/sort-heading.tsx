import { Table } from '@mantine/core';
import { SortButton, type SortButtonProps, sortOrder } from './sort-button.tsx';

export function SortHeading<F extends string>({
  className,
  ...button
}: SortButtonProps<F> & { className?: string | undefined }) {
  return (
    <Table.Th aria-sort={sortOrder(button.field, button.sort)} className={className ?? ''}>
      <SortButton {...button} />
    </Table.Th>
  );
}
