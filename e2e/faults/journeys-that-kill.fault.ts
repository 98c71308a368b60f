import { expect, it } from 'vitest';
import { runJourneys } from './journeys.ts';

it('a page and an answer outlive the server that is stopped or killed under them', async () => {
  const { stats } = await runJourneys('that-kill.config.ts');
  expect(stats).toMatchObject({ expected: 2, unexpected: 0, flaky: 0 });
}, 600_000);
