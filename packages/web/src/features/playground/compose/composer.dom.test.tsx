import { cleanup, fireEvent, screen } from '@testing-library/react';
import { createRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { renderForTest } from '#/ui/theme/render-for-test.tsx';
import { Composer, type ComposerProps } from './composer.tsx';
import type { Attachments } from './use-attachments.ts';

const noAttachments = (): Attachments => ({
  readings: [],
  isReading: false,
  ids: [],
  addFiles: vi.fn(),
  addPage: vi.fn(),
  remove: vi.fn(),
  clear: vi.fn(),
});

const show = async (change: Partial<ComposerProps> = {}) => {
  const calls = { onSend: vi.fn(), onStop: vi.fn(), onEditLast: vi.fn() };
  const attachments = noAttachments();
  const props = {
    attachments,
    readsFiles: false,
    writingSince: null,
    isStopping: false,
    isSending: false,
    blocked: null,
    onAddPage: vi.fn(),
    onPrompts: vi.fn(),
    onOpenAttachment: vi.fn(),
    fieldRef: createRef<HTMLTextAreaElement>(),
    ...calls,
    ...change,
  };
  function Shown() {
    const [text, setText] = useState(change.text ?? '');
    return <Composer {...props} text={text} onText={setText} />;
  }
  await renderForTest(<Shown />);
  return { ...calls, attachments, field: screen.getByRole('textbox', { name: 'Message' }) };
};

it('sends with Enter, and starts a new line with Shift and Enter', async () => {
  const { field, onSend } = await show({ text: 'Hello' });
  const isLeftAlone = fireEvent.keyDown(field, { key: 'Enter', shiftKey: true });
  expect(isLeftAlone).toBe(true);
  expect(onSend).not.toHaveBeenCalled();
  expect(fireEvent.keyDown(field, { key: 'Enter' })).toBe(false);
  expect(onSend).toHaveBeenCalledTimes(1);
});

it('sends nothing while a word of another script is being put together', async () => {
  const { field, onSend } = await show({ text: 'こん' });
  fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
  expect(onSend).not.toHaveBeenCalled();
});

it('asks for a message where there is none', async () => {
  const { onSend } = await show({ text: '  ' });
  fireEvent.click(screen.getByRole('button', { name: 'Generate' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Enter a message.');
});

it('sends nothing while something is read, or nothing can be asked', async () => {
  const reading = await show({ text: 'Hello', attachments: { ...noAttachments(), isReading: true } });
  fireEvent.keyDown(reading.field, { key: 'Enter' });
  expect(reading.onSend).not.toHaveBeenCalled();
  cleanup();
  const blocked = await show({ text: 'Hello', blocked: 'Used up' });
  fireEvent.keyDown(blocked.field, { key: 'Enter' });
  expect(blocked.onSend).not.toHaveBeenCalled();
});

it('offers Stop in place of Generate while an answer is written, and stops with Escape', async () => {
  const { field, onSend, onStop } = await show({ text: 'Hello', writingSince: new Date().toISOString() });
  expect(screen.queryByRole('button', { name: 'Generate' })).toBeNull();
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(onSend).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: 'Escape' });
  fireEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(onStop).toHaveBeenCalledTimes(2);
});

it('edits the last question with the arrow up, from the empty field only', async () => {
  const { field, onEditLast } = await show();
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(onEditLast).toHaveBeenCalledTimes(1);
  fireEvent.change(field, { target: { value: 'Something' } });
  fireEvent.keyDown(field, { key: 'ArrowUp' });
  expect(onEditLast).toHaveBeenCalledTimes(1);
});

it('offers files only where they are read, and takes pasted ones', async () => {
  const files = [new File(['a'], 'a.png', { type: 'image/png' })];
  const without = await show();
  expect(screen.queryByRole('button', { name: 'Attach a file or picture' })).toBeNull();
  fireEvent.paste(without.field, { clipboardData: { files } });
  expect(without.attachments.addFiles).not.toHaveBeenCalled();
  cleanup();
  const withFiles = await show({ readsFiles: true });
  expect(screen.getByRole('button', { name: 'Attach a file or picture' })).toBeTruthy();
  fireEvent.paste(withFiles.field, { clipboardData: { files } });
  expect(withFiles.attachments.addFiles).toHaveBeenCalledWith(files);
});
