import type { SavedPrompt } from '@soundings/contract/playground/saved-prompts';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { PromptsDialog } from './prompts-dialog.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

const prompt = (change: Partial<SavedPrompt>): SavedPrompt => ({
  id: '0199aaaa-0000-7000-8000-000000000001',
  name: 'Poster lines',
  text: 'Three lines for {{brand}}',
  fields: ['brand'],
  isShared: false,
  isOwn: true,
  owner: 'Anna Berg',
  updatedOn: '2026-11-23T10:00:00.000Z',
  ...change,
});

const show = async (prompts: SavedPrompt[]) => {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(prompts), { status: 200 }));
  const onUse = vi.fn();
  await renderForTest(<PromptsDialog draft="" onUse={onUse} onClose={() => undefined} />);
  return onUse;
};

it('asks for the fields of a prompt and fills them in', async () => {
  const onUse = await show([prompt({})]);
  fireEvent.click(await screen.findByRole('button', { name: /^Poster lines/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Use prompt' }));
  expect(onUse).not.toHaveBeenCalled();
  fireEvent.change(screen.getByRole('textbox', { name: /^brand/ }), { target: { value: 'Havgus' } });
  fireEvent.click(screen.getByRole('button', { name: 'Use prompt' }));
  expect(onUse).toHaveBeenCalledWith('Three lines for Havgus');
});

it('uses a prompt without fields at once, and lets only its owner change it', async () => {
  const onUse = await show([prompt({ text: 'Summarise', fields: [], isOwn: false, isShared: true })]);
  const use = await screen.findByRole('button', { name: /By Anna Berg/ });
  expect(screen.queryByRole('button', { name: 'Actions for Poster lines' })).toBeNull();
  fireEvent.click(use);
  expect(onUse).toHaveBeenCalledWith('Summarise');
});
