import type { ProjectJobProgress } from '@soundings/contract/jobs';
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderForTest } from '#/ui/render-for-test.tsx';
import { JobEnd } from './job-end.tsx';
import { JobPanel } from './job-panel.tsx';

const job = (more: Partial<ProjectJobProgress> = {}): ProjectJobProgress => ({
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
  cleanup();
  pressed.length = 0;
});

const showPanel = async (progress: ProjectJobProgress | null, isCancelling = false) => {
  await renderForTest(
    <JobPanel running="crawl" progress={progress} isCancelling={isCancelling} onCancel={press('cancel')} />,
  );
  return screen.getByRole('region', { name: 'Crawling home pages' });
};

it('says what is done, of how much, what came of it and what is read now', async () => {
  const bar = await showPanel(job());
  expect(within(bar).getByText('14 of 24')).toBeTruthy();
  expect(within(bar).getByText('58 links found, now reading ravnkaer.dk')).toBeTruthy();
  expect(bar.textContent).toContain('58\u00a0%');
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

const ended = (more: Partial<ProjectJobProgress>) => job({ status: 'EXECUTED', ...more });
const showEnd = (progress: ProjectJobProgress, toCrawl = 10) =>
  renderForTest(<JobEnd job={progress} toCrawl={toCrawl} onCrawl={press('crawl')} onClose={press('close')} />);

it('tells the figures of a crawl that is done, and offers no more', async () => {
  await showEnd(ended({ outcome: 'done', handled: 24 }));
  expect(screen.getByText('24 brands read, 58 links found.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Crawl/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(pressed).toEqual(['close']);
});

it('tells what is kept of one that was cancelled, and goes on with the rest', async () => {
  await showEnd(ended({ outcome: 'cancelled' }));
  expect(screen.getByText('14 of 24 brands were read, and what was found is kept: 58 links found.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Crawl the other 10' }));
  expect(pressed).toEqual(['crawl']);
});

it('tells why one failed, and that nothing was lost', async () => {
  const error = { code: 'serviceUnavailable' as const, message: 'x' };
  await showEnd(ended({ outcome: 'failed', handled: 0, error }));
  expect(screen.getByText(/not available right now.*No brand was read/)).toBeTruthy();
});
