import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { renderForTest } from '../theme/render-for-test.tsx';
import { SearchField } from './search-field.tsx';

const onSearch = vi.fn();
const show = async () => {
  await renderForTest(<SearchField label="Search projects" value="" onSearch={onSearch} withHotkey />);
  vi.useFakeTimers();
  return screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search projects' });
};

beforeEach(() => onSearch.mockClear());
afterEach(() => {
  vi.useRealTimers();
});

it('searches half a second after the last key', async () => {
  const field = await show();
  fireEvent.change(field, { target: { value: 'ha' } });
  vi.advanceTimersByTime(400);
  fireEvent.change(field, { target: { value: 'havgus' } });
  vi.advanceTimersByTime(499);
  expect(onSearch).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSearch.mock.calls).toEqual([['havgus']]);
});

it('searches at once on Enter, and for nothing on clearing', async () => {
  const field = await show();
  fireEvent.change(field, { target: { value: 'havgus' } });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSearch.mock.calls).toEqual([['havgus']]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear search' }));
  expect(onSearch).toHaveBeenLastCalledWith('');
  vi.advanceTimersByTime(1000);
  expect(onSearch).toHaveBeenCalledTimes(2);
});

it('takes the focus on /', async () => {
  const field = await show();
  fireEvent.keyDown(document.documentElement, { key: '/' });
  expect(document.activeElement).toBe(field);
});
