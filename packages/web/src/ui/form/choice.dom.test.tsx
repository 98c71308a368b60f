import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { Choice } from './choice.tsx';

const options = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
];

const allOptions = () => screen.queryAllByRole('option', { hidden: true });

it('draws its options once it is reached, and is chosen from by keyboard', async () => {
  const onChange = vi.fn();
  await renderForTest(<Choice label="Order" value="newest" options={options} onChange={onChange} />);
  expect(allOptions()).toHaveLength(0);
  await userEvent.tab();
  expect(allOptions()).toHaveLength(2);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenCalledWith('oldest');
});

it('is chosen from by pointer', async () => {
  const onChange = vi.fn();
  await renderForTest(<Choice label="Order" value="newest" options={options} onChange={onChange} />);
  await userEvent.click(screen.getByLabelText('Order', { selector: 'input' }));
  await userEvent.click(screen.getByRole('option', { name: 'Oldest first', hidden: true }));
  expect(onChange).toHaveBeenCalledWith('oldest');
});
