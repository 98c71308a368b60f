import type { Purpose } from '@soundings/contract/ai/ai-keys';
import { useQuery } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { aiSettingsQuery } from '../ai.api.ts';
import { ModelsPart } from './models-part.tsx';

const saved: Purpose = {
  purpose: 'chat',
  use: { kind: 'OPEN_AI', model: 'large' },
  otherwise: null,
  setBy: null,
  setOn: null,
};
const settings = { keys: [key('OPEN_AI', ['large', 'small'])], purposes: [saved] };

function key(kind: 'OPEN_AI', models: string[]) {
  const none = { baseUrl: null, header: null, apiVersion: null, setBy: null, setOn: null, checkedOn: null };
  return { kind, source: 'stored', outcome: 'works', models, ...none };
}

function Cached() {
  return <output>{useQuery(aiSettingsQuery).data?.purposes[0]?.use.model}</output>;
}

const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

const serve = () => {
  let answer: (response: Response) => void = () => undefined;
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', (_: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Promise.resolve(json(settings));
    sent.push(JSON.parse(String(body)));
    return new Promise<Response>((resolve) => {
      answer = resolve;
    });
  });
  return { sent, answer: (response: Response) => answer(response) };
};

const model = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Chat: model' });
const save = () => screen.getByRole('button', { name: 'Save: Chat' });
const noSave = () => screen.queryByRole('button', { name: 'Save: Chat' }) === null;

const show = async () => {
  await renderForTest(
    <>
      <ModelsPart />
      <Cached />
    </>,
  );
  await waitFor(() => expect(model().value).toBe('large'));
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it('shows a saved model at once, and the former one again where it could not be saved', async () => {
  const { sent, answer } = serve();
  await show();
  expect(noSave()).toBe(true);
  fireEvent.change(model(), { target: { value: ' typed ' } });
  fireEvent.click(save());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('typed'));
  expect(model().value).toBe('typed');
  await waitFor(() => expect(sent).toEqual([{ use: { kind: 'OPEN_AI', model: 'typed' }, otherwise: null }]));
  answer(json({ error: { code: 'somethingWentWrong', message: 'No.' } }, 500));
  await waitFor(() => expect(model().value).toBe('large'));
  expect(screen.getByRole('status').textContent).toBe('large');
});

it('asks for a name before it saves, and takes changes back', async () => {
  const { sent } = serve();
  await show();
  fireEvent.change(model(), { target: { value: ' ' } });
  expect(save().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(save());
  fireEvent.mouseEnter(save());
  expect(await screen.findByText('Enter the model.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo: Chat' }));
  expect(model().value).toBe('large');
  expect(noSave()).toBe(true);
  expect(sent).toEqual([]);
});
