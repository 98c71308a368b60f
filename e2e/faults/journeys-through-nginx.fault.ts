import { expect, it } from 'vitest';
import { notThroughNginx } from '../cluster/not-through-nginx.ts';
import { runJourneys, titlesOf } from './journeys.ts';

it('every journey holds through nginx, two servers, a worker, PostgreSQL, S3 and mail, but for those named', async () => {
  const all = (await runJourneys('playwright.config.ts', '--list')).suites.flatMap(titlesOf);
  for (const title of Object.keys(notThroughNginx)) expect(all).toContain(title);
  const { suites, stats } = await runJourneys('through-nginx.config.ts');
  expect(suites.flatMap(titlesOf)).toHaveLength(all.length - Object.keys(notThroughNginx).length);
  console.log(stats);
  expect(stats.unexpected).toBe(0);
  expect(stats.expected).toBeGreaterThan(90);
}, 7_200_000);
