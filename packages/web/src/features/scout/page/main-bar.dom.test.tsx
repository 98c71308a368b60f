import type { MessageList } from '@soundings/contract/board/board-choices';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { madeMessage } from '#/features/board/for-test/made-message.ts';
import { showInScout } from '../show-for-test.tsx';
import { MainBar } from './main-bar.tsx';

const user = userEvent.setup({ delay: null });
const button = (name: string) => screen.getByRole('button', { name });
const writing = 'Messages are being written. Wait a moment.';

interface Shown {
  messages?: ReturnType<typeof madeMessage>[];
  isUnchanged?: boolean;
  locked?: string | null;
}

const show = async (tab: MessageList, { messages = [madeMessage(1)], isUnchanged = false, locked = null }: Shown) => {
  const mutate = vi.fn();
  const onGenerate = vi.fn();
  await showInScout(
    <MainBar
      {...{ tab, messages, isUnchanged, onGenerate, compress: { isPending: false, mutate } }}
      selected={0}
      hasMessages={messages.length > 0}
      isStarting={false}
      target={10}
      onShowSelected={() => undefined}
    />,
    { locked },
  );
  return { mutate, onGenerate };
};

it('generates on All, more where there are messages, and stays away from Screened and Backup', async () => {
  const { onGenerate } = await show('ALL', { messages: [] });
  await user.click(button('Generate'));
  expect(onGenerate).toHaveBeenCalledWith('GENERATE_ALL');
  cleanup();
  await show('ALL', {});
  expect(button('Generate more')).toBeTruthy();
  for (const tab of ['SCREENED', 'BACKUP'] as const) {
    cleanup();
    await show(tab, {});
    expect(screen.queryByRole('region', { name: 'Main action' })).toBeNull();
  }
});

it('does not generate while the form is unchanged or messages are written, and says so', async () => {
  for (const [shown, reason] of [
    [{ isUnchanged: true }, /^Change the brief first/],
    [{ locked: writing }, writing],
  ] as const) {
    const { onGenerate } = await show('ALL', shown);
    await user.click(button('Generate more'));
    expect(onGenerate).not.toHaveBeenCalled();
    expect(await screen.findByText(reason)).toBeTruthy();
    cleanup();
  }
});

const many = Array.from({ length: 11 }, (_, index) => madeMessage(index + 1));

it('compresses to 10 up to 100 in steps of 10', async () => {
  const { mutate } = await show('SELECTED', { messages: many });
  const target = screen.getByRole<HTMLInputElement>('slider', { name: 'Compress to' });
  expect([target.min, target.max, target.step, target.value]).toEqual(['10', '100', '10', '10']);
  fireEvent.change(target, { target: { value: '40' } });
  await user.click(button('Compress messages'));
  expect(mutate).toHaveBeenCalledWith({ targetNumber: 40, ids: null });
});

it('compresses nothing where nothing is chosen', async () => {
  for (const [tab, reason] of [
    ['SELECTED', 'Select messages first.'],
    ['FINAL', 'Like messages first.'],
  ] as const) {
    const { mutate } = await show(tab, { messages: [] });
    await user.click(button('Compress messages'));
    expect(mutate).not.toHaveBeenCalled();
    expect(await screen.findByText(reason)).toBeTruthy();
    cleanup();
  }
});

it('offers no target where there are no more messages than the smallest one', async () => {
  await show('FINAL', { messages: many.slice(0, 10) });
  expect(screen.queryByRole('region', { name: 'Main action' })).toBeNull();
  cleanup();
  const { mutate } = await show('SELECTED', { messages: many.slice(0, 10) });
  expect(screen.queryByRole('slider')).toBeNull();
  await user.click(button('Compress messages'));
  expect(mutate).not.toHaveBeenCalled();
  expect(await screen.findByText('Messages can be compressed once there are more than 10.')).toBeTruthy();
});
