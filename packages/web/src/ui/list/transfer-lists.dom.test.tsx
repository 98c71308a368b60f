import { fireEvent, screen, within } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { expect, it } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { useFixedSource } from './paged-source.ts';
import { TransferLists } from './transfer-lists.tsx';

const keyOf = (name: string) => name;

let moves: { added: string[]; removed: string[] };

function Birds({ others = [] }: { others?: string[] }) {
  const [moved, setMoved] = useState<typeof moves>({ added: [], removed: [] });
  moves = moved;
  const inactive = useFixedSource({ items: ['Auk', 'Crane', 'Dunlin', ...others], keyOf, nameOf: keyOf });
  const active = useFixedSource({ items: ['Otter'], keyOf, nameOf: keyOf });
  return (
    <TransferLists
      inactiveTitle="Not given"
      activeTitle="Given"
      inactive={inactive}
      active={active}
      itemOf={(name) => ({ name })}
      inactiveEmpty="All are given."
      activeEmpty="None is given."
      {...moved}
      onChange={setMoved}
    />
  );
}

const pane = (name: RegExp) => within(screen.getByRole('group', { name }));
const left = () => pane(/^Not given\s*\d/);
const right = () => pane(/^Given\s*\d/);
const names = (of: ReturnType<typeof pane>) =>
  of.queryAllByRole('listitem').map(({ textContent }) => textContent.replace(/(Add|Remove)$/, ''));
const renderOpen = async (birds: ReactNode) => {
  await renderForTest(birds);
  press('Add: Given');
};
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('moves an item to the top of the other list, marked, and counts on both sides', async () => {
  await renderOpen(<Birds />);
  press('Add Crane');
  expect(names(left())).toEqual(['Auk', 'Dunlin']);
  expect(names(right())).toEqual(['CraneNot saved', 'Otter']);
  expect(screen.getByRole('heading', { name: 'Given 2' })).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Not given 2' })).toBeTruthy();
  expect(moves).toEqual({ added: ['Crane'], removed: [] });
});

it('takes an item away, and puts it back as if nothing had been', async () => {
  await renderOpen(<Birds />);
  press('Remove Otter');
  expect(moves).toEqual({ added: [], removed: ['Otter'] });
  expect(right().getByText('None is given.')).toBeTruthy();
  press('Add Otter (Not saved)');
  expect(moves).toEqual({ added: [], removed: [] });
});

it('keeps the keyboard at its place, and says what moved', async () => {
  await renderOpen(<Birds />);
  press('Add Auk');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Add Crane');
  expect(screen.getByText('Auk moved to “Given”')).toBeTruthy();
});

it('searches moved items too, and moves all that are shown', async () => {
  await renderOpen(<Birds others={Array.from({ length: 9 }, (_, index) => `Teal ${index}`)} />);
  press('Remove Otter');
  const field = left().getByRole('searchbox');
  fireEvent.change(field, { target: { value: 'N' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(names(left())).toEqual(['Crane', 'Dunlin']);
  press('Add all shown');
  expect(moves).toEqual({ added: ['Crane', 'Dunlin'], removed: ['Otter'] });
});

it('has a search only where there is more than one can see', async () => {
  await renderOpen(<Birds />);
  expect(screen.queryByRole('searchbox')).toBeNull();
});

it('shows what is chosen first, opens the other list, and keeps the keyboard with the button', async () => {
  await renderForTest(<Birds />);
  expect(screen.queryByRole('group', { name: /^Not given/ })).toBeNull();
  press('Add: Given');
  expect(document.activeElement?.textContent).toBe('Done');
  expect(names(left())).toEqual(['Auk', 'Crane', 'Dunlin']);
  press('Add Crane');
  expect(names(right())).toEqual(['CraneNot saved', 'Otter']);
  press('Done');
  expect(screen.queryByRole('group', { name: /^Not given/ })).toBeNull();
  expect(document.activeElement?.textContent).toBe('Add');
});
