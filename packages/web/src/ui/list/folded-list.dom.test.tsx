import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { FoldedList } from './folded-list.tsx';

const show = (count: number) =>
  renderForTest(
    <FoldedList label="Projects" count={count}>
      <p>Rows</p>
    </FoldedList>,
  );

it('folds what is long, reachable by keyboard, and shows all of it when asked to', async () => {
  await show(1200);
  expect(screen.getByRole('region', { name: 'Projects' }).tabIndex).toBe(0);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 1,200' }));
  expect(screen.getByRole('region', { name: 'Projects' }).tabIndex).toBe(-1);
  expect(screen.queryByRole('button')).toBeNull();
});

it('leaves a short list as it is', async () => {
  await show(3);
  expect(screen.queryByRole('button')).toBeNull();
});
