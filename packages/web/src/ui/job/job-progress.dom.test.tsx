import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Job } from '#/lib/jobs/use-job.ts';
import { renderForTest } from '../theme/render-for-test.tsx';
import { JobProgress } from './job-progress.tsx';

const show = async (about: Partial<Job>) => {
  const pressed: string[] = [];
  const run = {
    isCancelling: false,
    secondsLeft: about.status === 'EXECUTING' && about.total ? 40 : undefined,
    status: null,
    handled: 0,
    total: 0,
    cancel: () => void pressed.push('cancel'),
    ...about,
  };
  await renderForTest(
    <JobProgress
      run={run}
      title="Importing a.csv"
      count={(handled, total) => `${handled} of ${total} rows`}
      preparing="Preparing"
      cancelLabel="Cancel import"
      note="It goes on."
    />,
  );
  return { pressed, said: screen.getByRole('status').textContent };
};

it.each([
  ['just begun', { status: null }, 'Preparing'],
  ['queued', { status: 'EXECUTE' as const }, 'Waiting to start …'],
  ['at work, not knowing how much there is', { status: 'EXECUTING' as const }, 'Preparing'],
  ['at work', { status: 'EXECUTING' as const, handled: 1234, total: 5000 }, '1,234 of 5,000 rowsabout 40 seconds left'],
  ['asked to end', { status: 'EXECUTING' as const, handled: 3, total: 9, isCancelling: true }, 'Cancelling …'],
])('says what it is at: %s', async (_, about, text) => {
  expect((await show(about)).said).toBe(text);
});

it('shows the part that is done and can be cancelled', async () => {
  const { pressed } = await show({ status: 'EXECUTING', handled: 30, total: 40 });
  expect(screen.getByText('75%', { normalizer: (text) => text })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel import' }));
  expect(pressed).toEqual(['cancel']);
});

it('takes no second cancel', async () => {
  const { pressed } = await show({ status: 'EXECUTING', handled: 30, total: 40, isCancelling: true });
  await userEvent.click(screen.getByRole('button', { name: 'Cancel import' })).catch(() => undefined);
  expect(pressed).toEqual([]);
});
