import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { showInId8 } from '../show-for-test.tsx';
import { ideaEditor } from './idea-fields.tsx';

const idea = 'Idea type: Ritual\nIdea headline: Turn it off\nTransformation: The day ends\nManifestation: A poster';
const editor = (text: string, onChange = vi.fn()) =>
  ideaEditor({ label: 'Text of message 5', text, maxLength: idea.length + 3, error: null, onChange });
const field = (name: string) => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

it('gives each part of an idea a field and keeps its text in one form', async () => {
  const onChange = vi.fn();
  await showInId8(editor(idea, onChange));
  expect(screen.getByRole('group', { name: 'Text of message 5' })).toBeTruthy();
  expect(field('Idea type').value).toBe('Ritual');
  write('Manifestation', 'A film ');
  expect(onChange).toHaveBeenLastCalledWith(idea.replace('A poster', 'A film '));
  expect(field('Manifestation').value).toBe('A film ');
  expect(field('Transformation').maxLength).toBe('The day ends'.length + 4);
});

it('shows the type in the reader’s language and keeps it as it was written', async () => {
  const onChange = vi.fn();
  const written = idea.replace('Ritual', 'Zeitpunkt');
  await showInId8(editor(written, onChange));
  expect(field('Idea type').value).toBe('Moment in time');
  write('Idea headline', 'Turn it on');
  expect(onChange).toHaveBeenLastCalledWith(written.replace('Turn it off', 'Turn it on'));
  write('Idea type', 'A moment');
  expect(onChange).toHaveBeenLastCalledWith(expect.stringContaining('Idea type: A moment\n'));
  expect(field('Idea type').value).toBe('A moment');
});

it('has nothing to save without a headline, and what was written in the others stays', async () => {
  const onChange = vi.fn();
  await showInId8(editor(idea, onChange));
  write('Idea headline', ' ');
  expect(onChange).toHaveBeenLastCalledWith('');
  expect(field('Transformation').value).toBe('The day ends');
});

it('leaves a text without parts as it is', () => {
  expect(editor('Our promise: warm')).toBeNull();
});
