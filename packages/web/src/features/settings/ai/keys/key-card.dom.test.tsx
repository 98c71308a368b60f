import { aiFailures } from '@soundings/contract/ai/ai-choices';
import type { AiKey } from '@soundings/contract/ai/ai-keys';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { KeyCard } from './key-card.tsx';

const stored: AiKey = {
  kind: 'OPEN_AI',
  source: 'stored',
  baseUrl: null,
  header: null,
  apiVersion: null,
  setBy: 'admin@soundings.example',
  setOn: '2026-11-21T09:00:00.000Z',
  checkedOn: '2026-11-21T09:05:00.000Z',
  outcome: 'works',
  models: ['a', 'b', 'c', 'd', 'e'],
};
const show = async (change: Partial<AiKey> = {}) => {
  await renderForTest(<KeyCard shown={{ ...stored, ...change }} />);
  return screen.getByRole('region').textContent ?? '';
};
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

afterEach(() => {
  vi.unstubAllGlobals();
});

it('names the models that a key may use, the first of them by name', async () => {
  const text = await show();
  expect(text).toContain('Works, 5 models');
  expect(text).toContain('a, b, c and 2 more');
  expect(text).toContain('Stored by admin@soundings.example on 21.11.2026');
  expect(buttons()).toEqual(['Check', 'Replace', 'Delete']);
});

it('offers nothing to change of a key that the environment gives, and says where that is', async () => {
  const text = await show({ source: 'env', setBy: null, setOn: null });
  expect(text).toContain('AI_OPEN_AI_KEY');
  expect(buttons()).toEqual(['Check']);
});

it('says which address and header a server of one’s own is asked by', async () => {
  const text = await show({
    kind: 'COMPATIBLE',
    baseUrl: 'https://models.example/v1',
    header: { name: 'api-key', prefix: '' },
    apiVersion: '2026-01-01',
  });
  expect(text).toContain('https://models.example/v1');
  expect(text).toContain('api-key: …');
  expect(text).toContain('2026-01-01');
});

it.each(aiFailures)('says of the outcome %s what happened and what to do', async (outcome) => {
  const text = await show({ outcome, models: [] });
  expect(text).not.toMatch(/aiSettings|ai\.what/);
  expect(text.match(/\./g)?.length).toBeGreaterThanOrEqual(2);
});

it('cancels a check that takes long, without a message', async () => {
  let signal: AbortSignal | null | undefined;
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
    signal = init.signal;
    return new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal?.reason)));
  });
  await show();
  fireEvent.click(screen.getByRole('button', { name: 'Check: OpenAI' }));
  await waitFor(() => expect(screen.getByText('Checking the key …')).toBeTruthy());
  fireEvent.click(screen.getByRole('button', { name: /^Cancel check/ }));
  await waitFor(() => expect(screen.getByText('Works, 5 models')).toBeTruthy());
  expect(signal?.aborted).toBe(true);
  expect(screen.queryByRole('alert')).toBeNull();
});
