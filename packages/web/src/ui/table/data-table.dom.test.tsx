import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import type { Column } from './columns.ts';
import { DataTable } from './data-table.tsx';
import { ScrolledTable } from './scrolled-table.tsx';
import { selectionColumn } from './selection-column.tsx';

// Low enough that rows stay out of sight.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(200);
});

interface City {
  name: string;
  people: number;
}
const cities = (count: number): City[] => Array.from({ length: count }, (_, at) => ({ name: `C${at}`, people: at }));
const columns: Column<City, 'name' | 'people'>[] = [
  { id: 'name', heading: 'Name', sort: 'name', isRowHeading: true, cell: ({ name }) => name },
  { id: 'people', heading: 'People', sort: 'people', startsDescending: true, cell: ({ people }) => people },
];
const keyOf = ({ name }: City) => name;
const heading = (name: string) => screen.getByRole('columnheader', { name });

it('asks for the natural start of a column first, then for the other way, and announces the order', async () => {
  const asked: string[] = [];
  function Sorted() {
    const [sort, setSort] = useState('name');
    const onSort = (next: string) => {
      asked.push(next);
      setSort(next);
    };
    return <DataTable label="Cities" rows={cities(2)} {...{ columns, keyOf, sort, onSort }} />;
  }
  await renderForTest(<Sorted />);
  expect(heading('Name').getAttribute('aria-sort')).toBe('ascending');
  fireEvent.click(within(heading('People')).getByRole('button'));
  expect(heading('People').getAttribute('aria-sort')).toBe('descending');
  fireEvent.click(within(heading('People')).getByRole('button'));
  expect(asked).toEqual(['-people', 'people']);
});

it('selects single rows and all that can be selected, and says when it is only some', async () => {
  function Selected() {
    const [selected, onSelect] = useState<ReadonlySet<string>>(new Set());
    const select = selectionColumn({
      rows: cities(3),
      keyOf,
      selected,
      onSelect,
      allLabel: 'All',
      labelOf: ({ name }: City) => name,
      canSelect: ({ name }) => name !== 'C0',
    });
    return <DataTable label="Cities" columns={[select, ...columns]} rows={cities(3)} keyOf={keyOf} />;
  }
  await renderForTest(<Selected />);
  const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
  const chosen = () => ['C0', 'C1', 'C2'].filter((name) => box(name).checked);
  fireEvent.click(box('C0'));
  expect(chosen()).toEqual([]);
  fireEvent.click(box('C1'));
  expect([chosen(), box('All').indeterminate]).toEqual([['C1'], true]);
  fireEvent.click(box('All'));
  expect([chosen(), box('All').checked]).toEqual([['C1', 'C2'], true]);
  fireEvent.click(box('All'));
  expect(chosen()).toEqual([]);
});

it('draws all of 99 rows, and of more only those in sight, each with its place', async () => {
  const table = (count: number) => (
    <ScrolledTable label="Cities" columns={columns} rows={cities(count)} keyOf={keyOf} rowHeight={20} />
  );
  await renderForTest(table(99));
  await waitFor(() => expect(screen.getAllByRole('rowheader')).toHaveLength(99));
  cleanup();
  await renderForTest(table(100));
  const drawn = screen.getAllByRole('rowheader');
  expect(drawn.length).toBeLessThan(60);
  expect(drawn[3]?.closest('tr')?.getAttribute('aria-rowindex')).toBe('5');
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('101');
});

it('is one tab stop, with arrow keys between its controls', async () => {
  const buttons: Column<City>[] = ['see', 'go'].map((act, control) => ({
    id: act,
    heading: act,
    cell: ({ name }, { tabIndex }) => (
      <button type="button" data-cell={control} tabIndex={tabIndex(control)}>
        {`${act} ${name}`}
      </button>
    ),
  }));
  await renderForTest(
    <ScrolledTable
      label="Cities"
      columns={buttons}
      rows={cities(5)}
      keyOf={keyOf}
      rowHeight={20}
      controls={{ count: 2 }}
    />,
  );
  const stops = () =>
    screen
      .getAllByRole('button')
      .filter(({ tabIndex }) => tabIndex === 0)
      .map(({ textContent }) => textContent);
  expect(stops()).toEqual(['see C0']);
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  screen.getByRole('button', { name: 'see C0' }).focus();
  press('ArrowRight');
  expect([stops(), document.activeElement?.textContent]).toEqual([['go C0'], 'go C0']);
  press('ArrowDown');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('go C1'));
  expect(stops()).toEqual(['go C1']);
});
