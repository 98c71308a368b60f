import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { madeDates, madeSource } from '../for-test/made-dashboard.ts';
import { refetchFigures } from './dashboard-view.tsx';

const after = async (collectedOn: string | null) => {
  const client = new QueryClient();
  let told = madeDates;
  const { key, dates: query } = madeSource(1);
  const source = { key, dates: { ...query, queryFn: async () => told } };
  await client.fetchQuery(source.dates);
  const observed = new QueryObserver(client, { ...source.dates, staleTime: Number.POSITIVE_INFINITY });
  const leave = observed.subscribe(() => {});
  told = { ...madeDates, collectedOn };
  const isNew = await refetchFigures(client, source);
  leave();
  return { isNew, collectedOn: observed.getCurrentResult().data?.collectedOn };
};

it('reports figures that were collected meanwhile, and nothing where links were crawled', async () => {
  const later = '2026-11-21T04:12:00.000Z';
  expect(await after(later)).toEqual({ isNew: true, collectedOn: later });
  expect(await after(madeDates.collectedOn)).toEqual({ isNew: false, collectedOn: madeDates.collectedOn });
});
