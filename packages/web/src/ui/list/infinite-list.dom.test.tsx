import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '#/lib/api/api-error.ts';
import { renderForTest } from '../theme/render-for-test.tsx';
import { InfiniteList } from './infinite-list.tsx';
import { usePagedSource } from './paged-source.ts';

const total = 50;
const pageOf = (page: number, size: number) => ({
  content: Array.from({ length: Math.min(size, total - page * size) }, (_, i) => `Row ${page * size + i + 1}`),
  totalElements: total,
  page,
  size,
});
type Ask = { page: number; size: number; query: string | undefined };
const load = vi.fn(async ({ page, size }: Ask) => pageOf(page, size));

function Rows() {
  const source = usePagedSource({ key: ['rows'], load, keyOf: (row: string) => row });
  return (
    <>
      <button type="button" onClick={() => source.onSearch(' tern ')}>
        Find
      </button>
      <InfiniteList label="Rows" source={source} renderItem={(row) => row} empty="Nothing here" />
    </>
  );
}

const scrollTo = (top: number) => {
  const box = screen.getByRole('group', { name: 'Rows' });
  const height = screen.getAllByRole('listitem').length * 40;
  Object.defineProperties(box, {
    clientHeight: { value: 400, configurable: true },
    scrollHeight: { value: height, configurable: true },
  });
  box.scrollTop = top;
  fireEvent.scroll(box);
};
const rows = () => screen.queryAllByRole('listitem').length;
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

afterEach(() => {
  load.mockReset();
  load.mockImplementation(async ({ page, size }: Ask) => pageOf(page, size));
});

it('loads the first page alone, and says how much there is', async () => {
  await renderForTest(<Rows />);
  await waitFor(() => expect(rows()).toBe(20));
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByText('20 of 50')).toBeTruthy();
});

it('loads one page for each arrival at the end, however often it scrolls there', async () => {
  await renderForTest(<Rows />);
  await waitFor(() => expect(rows()).toBe(20));
  scrollTo(100);
  await settle();
  expect(load).toHaveBeenCalledTimes(1);
  scrollTo(380);
  scrollTo(400);
  scrollTo(399);
  await waitFor(() => expect(rows()).toBe(40));
  await settle();
  expect(load).toHaveBeenCalledTimes(2);
  scrollTo(1200);
  await waitFor(() => expect(rows()).toBe(50));
  scrollTo(1600);
  await settle();
  expect(load.mock.calls.map(([{ page }]) => page)).toEqual([0, 1, 2]);
  expect(screen.queryByRole('button', { name: 'Load more: Rows' })).toBeNull();
});

it('loads more on its button, where nothing scrolls', async () => {
  await renderForTest(<Rows />);
  fireEvent.click(await screen.findByRole('button', { name: 'Load more: Rows' }));
  await waitFor(() => expect(rows()).toBe(40));
  expect(load).toHaveBeenCalledTimes(2);
});

it('keeps its rows when a page fails, and tries that page again only when asked to', async () => {
  await renderForTest(<Rows />);
  await waitFor(() => expect(rows()).toBe(20));
  load.mockRejectedValue(new ApiError('somethingWentWrong', 500));
  vi.useFakeTimers();
  scrollTo(400);
  // The query's own second and third try.
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  vi.useRealTimers();
  expect(screen.getByRole('alert').textContent).toContain('The server couldn’t respond');
  expect(rows()).toBe(20);
  const tries = load.mock.calls.length;
  scrollTo(400);
  await settle();
  expect(load).toHaveBeenCalledTimes(tries);
  load.mockImplementation(async ({ page, size }: Ask) => pageOf(page, size));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(rows()).toBe(40));
});

it('searches on the server, from the first page again', async () => {
  await renderForTest(<Rows />);
  await waitFor(() => expect(rows()).toBe(20));
  load.mockImplementation(async ({ page, size }: Ask) => ({ content: [], totalElements: 0, page, size }));
  fireEvent.click(screen.getByRole('button', { name: 'Find' }));
  expect(await screen.findByText('No results for “tern”.')).toBeTruthy();
  expect(load.mock.calls.at(-1)?.[0]).toMatchObject({ page: 0, size: 20, query: 'tern' });
});
