import type { JobProgress } from '@soundings/contract/jobs/jobs';
import type { CollectedStatus } from '@soundings/contract/sonar/collect';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { JobPanel, ProjectJobEnd } from './job-status.tsx';
import type { JobKind } from './job-words.ts';

const job = (more: Partial<JobProgress> = {}): JobProgress => ({
  id: 'j',
  progressType: 'CRAWL',
  status: 'EXECUTING',
  handled: 14,
  total: 24,
  currentProgress: { type: 'ravnkaer.dk', count: 58 },
  outcome: null,
  error: null,
  projectId: 'p',
  ...more,
});
const pressed: string[] = [];
const press = (what: string) => () => void pressed.push(what);

afterEach(() => {
  pressed.length = 0;
});

const showPanel = async (progress: JobProgress | null, isCancelling = false, running: JobKind = 'crawl') => {
  await renderForTest(
    <JobPanel
      running={running}
      run={{
        job: progress,
        isKnown: true,
        status: progress?.status ?? null,
        handled: progress?.handled ?? 0,
        total: progress?.total ?? 0,
        secondsLeft: undefined,
        isStarting: false,
        isRunning: true,
        isCancelling,
        cancel: press('cancel'),
      }}
    />,
  );
  return screen.getByRole('region', { name: running === 'crawl' ? 'Crawling home pages' : 'Collecting data' });
};

it('says what is done, of how much, what came of it and what is read now', async () => {
  const bar = await showPanel(job());
  expect(within(bar).getByText('14 of 24')).toBeTruthy();
  expect(within(bar).getByText('58 links found, reading ravnkaer.dk')).toBeTruthy();
  expect(bar.textContent).toContain('58%');
  expect(within(bar).getByRole('progressbar').getAttribute('aria-valuenow')).toBe(String((100 * 14) / 24));
  // What was done before anyone looked says nothing of its speed.
  expect(bar.textContent).not.toContain('left');
  await userEvent.click(within(bar).getByRole('button', { name: 'Cancel crawl' }));
  expect(pressed).toEqual(['cancel']);
});

it.each([
  ['just started', null, false, 'Waiting to start …'],
  ['queued', job({ status: 'EXECUTE', handled: 0 }), false, 'Waiting to start …'],
  ['asked to end', job(), true, 'Cancelling …'],
])('says where it stands: %s', async (_, progress, isCancelling, text) => {
  expect((await showPanel(progress, isCancelling)).textContent).toContain(text);
});

const ended = (more: Partial<JobProgress>) => job({ status: 'EXECUTED', ...more });
const showEnd = (progress: JobProgress, again: string | null = null, accounts?: CollectedStatus['accounts']) =>
  renderForTest(
    <ProjectJobEnd
      job={progress}
      accounts={accounts}
      again={again === null ? null : { label: again, onClick: press('again') }}
      onClose={press('close')}
    />,
  );
const collecting = (more: Partial<JobProgress> = {}) =>
  job({
    progressType: 'COLLECT_SONAR',
    total: 150,
    handled: 40,
    currentProgress: { type: 'a.dk', count: 1204 },
    ...more,
  });

it('reports the figures of a crawl that is done, and offers no more', async () => {
  await showEnd(ended({ outcome: 'done', handled: 24 }));
  expect(screen.getByText('24 brands read, 58 links found.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Crawl/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(pressed).toEqual(['close']);
});

it('reports how many sites a crawl could not reach, and calls one that reached none no success', async () => {
  const crawled = (failed: number, count: number) =>
    showEnd(ended({ outcome: 'done', handled: 22, total: 22, currentProgress: { type: 'a.dk', count, failed } }));
  await crawled(22, 0);
  const end = screen.getByRole('region', { name: 'No site could be reached' });
  expect(end.textContent).toContain('22 sites could not be reached.');
  expect(end.getAttribute('data-outcome')).toBe('failed');
  expect(end.textContent).not.toContain('done');
  cleanup();
  await crawled(1, 58);
  const some = screen.getByRole('region', { name: 'The crawl has finished' });
  expect(some.textContent).toContain('22 brands read, 58 links found. 1 site could not be reached.');
});

it('reports what is kept of one that was cancelled, and goes on with the rest', async () => {
  await showEnd(ended({ outcome: 'cancelled' }), 'Crawl the remaining 10');
  expect(screen.getByText('14 of 24 brands were read, and their results were kept: 58 links found.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Crawl the remaining 10' }));
  expect(pressed).toEqual(['again']);
});

it('reports why one failed, and that nothing was lost', async () => {
  const error = { code: 'serviceUnavailable' as const, message: 'x' };
  await showEnd(ended({ outcome: 'failed', handled: 0, error }));
  expect(screen.getByText(/unavailable right now.*No brand was read/)).toBeTruthy();
});

it('says how many accounts are asked, what came of them and who is asked about now', async () => {
  const bar = await showPanel(collecting(), false, 'collect');
  expect(within(bar).getByText('40 of 150 accounts')).toBeTruthy();
  expect(bar.textContent).toContain('1,204 values collected, reading a.dk');
  await userEvent.click(within(bar).getByRole('button', { name: 'Cancel collection' }));
  expect(pressed).toEqual(['cancel']);
});

it('reports how collecting ended, by reason, the most frequent first', async () => {
  const accounts = { collected: 140, hidden: 4, partly: 2, private: 1, gone: 3 };
  await showEnd(collecting({ status: 'EXECUTED', outcome: 'done', handled: 150 }), null, accounts);
  expect(screen.getByRole('region', { name: 'Data collection has finished' }).textContent).toContain(
    'Data collected from 146 accounts, 2 of them partly. Not collected: account not found 3, account private 1.',
  );
});

it.each([
  ['before that is known', undefined, '150 accounts read, 1,204 values collected.'],
  ['where all went well', { collected: 150 }, 'Data collected from 150 accounts.'],
])('reports how collecting ended %s', async (_, accounts, text) => {
  await showEnd(collecting({ status: 'EXECUTED', outcome: 'done', handled: 150 }), null, accounts);
  expect(screen.getByRole('region', { name: 'Data collection has finished' }).textContent).toContain(text);
});

it('reports what is kept of collecting that was cancelled or failed', async () => {
  await showEnd(collecting({ status: 'EXECUTED', outcome: 'cancelled' }), 'Collect again');
  const kept = '40 of 150 accounts were read, and their data was kept: 1,204 values collected.';
  expect(screen.getByRole('region', { name: 'Data collection was cancelled' }).textContent).toContain(kept);
  cleanup();
  const error = { code: 'serviceUnavailable' as const, message: 'x' };
  await showEnd(collecting({ status: 'EXECUTED', outcome: 'failed', handled: 0, error }), 'Collect again');
  const failed = screen.getByRole('region', { name: 'Data collection failed' });
  expect(failed.textContent).toMatch(/unavailable right now.*No account was read/);
});
