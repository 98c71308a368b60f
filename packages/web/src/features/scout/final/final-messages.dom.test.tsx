import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { refusal } from '#/features/board/show-for-test.tsx';
import { recordCalls } from '#/features/companies/record-calls-for-test.ts';
import { createVisit } from '#/features/projects/sharing/visit.ts';
import { showInScout } from '../show-for-test.tsx';
import { FinalMessages } from './final-messages.tsx';

const user = userEvent.setup({ delay: null });
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const path = 'POST /api/consumer/scout/final-messages';
const finals = (more: object = {}) => ({
  ...{ projectName: 'Lamps', projectType: 'SCOUTV2', brand: null, allowsFeedback: true },
  messages: [{ id: 'm1', message: 'Light that lets you sleep', count: 1, likedBy: [], comments: [] }],
  ...more,
});
const show = () =>
  showInScout(<FinalMessages visit={createVisit('FINAL_MESSAGES', 'Lamps', 'Final-Password-12345')} />);

afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

it('wants a name for a like and a comment, and words for a comment; says what could not be sent', async () => {
  const failed = refusal(500, 'somethingWentWrong');
  const sent = recordCalls({ [`${path}/like`]: failed, [`${path}/comment`]: failed, [path]: finals() });
  await show();
  await screen.findByText('Light that lets you sleep');
  await press('Like message 1');
  expect(screen.getByText('Enter your name first.')).toBeTruthy();
  await press('Comment on message 1');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send comment' }).disabled).toBe(true);
  await user.type(screen.getByRole('textbox', { name: 'Comment on message 1' }), 'Which coin?');
  await press('Send comment');
  expect(sent.filter(({ call }) => call !== path)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Kirsten');
  await press('Like message 1');
  expect(await screen.findByText('Couldn’t save your like')).toBeTruthy();
  await press('Send comment');
  expect(await screen.findByText('Couldn’t send the comment')).toBeTruthy();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Comment on message 1' }).value).toBe('Which coin?');
});

it('offers neither where the share does not allow it, and says that there are none yet', async () => {
  recordCalls({ [path]: finals({ allowsFeedback: false }) });
  await show();
  await screen.findByText('Light that lets you sleep');
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('textbox')).toBeNull();
  cleanup();
  recordCalls({ [path]: finals({ messages: [] }) });
  await show();
  expect(await screen.findByText('No final messages yet')).toBeTruthy();
});
