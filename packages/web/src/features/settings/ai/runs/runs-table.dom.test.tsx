import { runFailures } from '@soundings/contract/ai/ai-choices';
import type { ListedRun } from '@soundings/contract/ai/ai-runs';
import { cleanup } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { RunsTable } from './runs-table.tsx';

const run: ListedRun = {
  id: '0d0a7f0e-6d7e-4d57-9a63-1f5f3a2f6c11',
  purpose: 'guide',
  prompt: 'guide@2',
  kind: 'OPEN_AI',
  model: 'model-large',
  fellBackFrom: null,
  state: 'done',
  reason: null,
  length: 420,
  inputTokens: 1200,
  outputTokens: 88,
  isEstimated: false,
  cost: 0.0042,
  queuedOn: '2026-11-21T09:00:00.000Z',
  startedOn: '2026-11-21T09:00:01.000Z',
  endedOn: '2026-11-21T09:00:03.450Z',
  user: 'ida@soundings.example',
  userName: 'Ida Berg',
  company: 'Havgus',
  project: 'Autumn',
};
const cellsOf = async (change: Partial<ListedRun>) => {
  const { container } = await renderForTest(<RunsTable runs={[{ ...run, ...change }]} isStale={false} />);
  return [...container.querySelectorAll('td')].slice(1).map((cell) => cell.textContent);
};

it('tells what was asked by whom, who answered, and what it took', async () => {
  expect(await cellsOf({})).toEqual([
    'NAVIG8',
    'Ida BergHavgus · Autumn',
    'OpenAI model-large',
    'Done',
    '2.5\u00a0s',
    '1,200',
    '88',
    '$0.0042',
  ]);
});

it('knows no price, no account and no end where there is none', async () => {
  const cells = await cellsOf({
    cost: null,
    user: null,
    userName: null,
    company: null,
    project: null,
    state: 'running',
    endedOn: null,
  });
  expect(cells.slice(1)).toEqual(['No account', 'OpenAI model-large', 'Running', '–', '1,200', '88', '–']);
});

it('tells that tokens are estimated, and counts none of the built-in engine', async () => {
  expect((await cellsOf({ isEstimated: true }))[5]).toBe('≈ 1,200');
  cleanup();
  const cells = await cellsOf({ kind: 'BUILT_IN', model: '', cost: 0 });
  expect([cells[2], ...cells.slice(5)]).toEqual(['Built-in engine', '–', '–', '$0']);
});

it.each(runFailures)('says in words why a run failed or another model answered: %s', async (reason) => {
  const cells = await cellsOf({ state: 'failed', reason, fellBackFrom: reason });
  expect(cells[3]).toMatch(/^Failed[A-Z].+\.$/);
  expect(cells[2]).toMatch(/^OpenAI model-largeInstead of the first choice: [A-Z].+\.$/);
});
