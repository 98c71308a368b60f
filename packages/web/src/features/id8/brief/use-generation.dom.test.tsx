import type { Id8Project } from '@soundings/contract/id8/id8';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { recordCalls } from '#/features/companies/record-calls-for-test.ts';
import { madeProject, showInId8 } from '../show-for-test.tsx';
import { customAgent, useGeneration } from './use-generation.tsx';

const user = userEvent.setup({ delay: null });
const onInvalid = vi.fn();
const sent = (calls: ReturnType<typeof recordCalls>) =>
  calls.filter(({ call }) => call.startsWith('POST /api/id8/generate/messages')).map(({ body }) => body);
const press = (name: string) => user.click(screen.getByRole('button', { name }));
const dialog = () => screen.findByRole('dialog', { name: 'The brief has changed' });

function Generation({ project, change }: { project: Id8Project; change: object }) {
  const { draft, start, dialog: asking } = useGeneration(project, onInvalid);
  const { file = null, ...values } = change as { file?: { name: string; text: string } | null };
  return (
    <>
      <button
        type="button"
        onClick={() => {
          draft.form.setValues(values);
          draft.setFile(file);
        }}
      >
        Change it
      </button>
      <button type="button" onClick={() => start()}>
        Generate
      </button>
      <output>{Object.entries(draft.form.errors).flat().filter(Boolean).join(' ')}</output>
      {asking}
    </>
  );
}

const show = async (change: object, project = madeProject()) => {
  sessionStorage.clear();
  const calls = recordCalls({ 'POST /api/id8/generate': { threadId: 't1', runId: 'r1' } });
  await showInId8(<Generation project={project} change={change} />);
  await press('Change it');
  await press('Generate');
  return calls;
};

afterEach(() => {
  onInvalid.mockReset();
  vi.unstubAllGlobals();
});

it('needs a URL, and the instructions of an agent of one’s own', async () => {
  const calls = await show({ url: ' ' });
  expect(screen.getByRole('status').textContent).toBe('url id8.urlIsRequired');
  cleanup();
  await show({ agent: customAgent, instructions: ' ' });
  expect(screen.getByRole('status').textContent).toBe('instructions enterInstructions');
  expect(onInvalid).toHaveBeenCalledTimes(2);
  expect(sent(calls)).toEqual([]);
});

it('goes on in its session without a question while page, file and agent are the same', async () => {
  const file = { name: 'brief.md', text: 'Made in Aarhus' };
  const calls = await show({ focusOn: 'sleep', file }, madeProject({ fileText: file.text }));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ threadId: 't1', focusOn: 'sleep', fileText: file.text }]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks once its page, file or agent has changed: to go on with the change, or to begin anew', async () => {
  for (const change of [
    { url: 'https://lamps.example/workshop' },
    { file: { name: 'brief.md', text: 'Made in Aarhus' } },
    { agent: 'a2' },
    { agent: customAgent, instructions: 'Be brief.' },
  ]) {
    const calls = await show(change);
    await user.click(within(await dialog()).getByRole('button', { name: 'Change' }));
    await waitFor(() => expect(sent(calls)).toMatchObject([{ threadId: 't1' }]));
    cleanup();
  }
  const calls = await show({ url: 'https://lamps.example/workshop' });
  await user.click(within(await dialog()).getByRole('button', { name: 'Cancel' }));
  expect(sent(calls)).toEqual([]);
  await press('Generate');
  await user.click(within(await dialog()).getByRole('button', { name: 'Change and reset session' }));
  await waitFor(() => expect(sent(calls)).toMatchObject([{ url: 'https://lamps.example/workshop' }]));
  expect(sent(calls)[0]).not.toHaveProperty('threadId');
});

it('asks nothing where the session has no hint', async () => {
  const calls = await show({ url: 'https://lamps.example/workshop' }, madeProject({ hint: null }));
  await waitFor(() => expect(sent(calls)).toHaveLength(1));
});
