import { promptFields } from '@soundings/contract/playground/playground-choices';
import { expect, it } from 'vitest';
import { fillPrompt, findPrompts } from './fill-prompt.ts';

const text = 'Write {{count}} lines for {{ brand }}. {{brand}} sells {{thing}}.';

it('fills in each field wherever it is, and leaves what is empty', () => {
  expect(promptFields(text)).toEqual(['count', 'brand', 'thing']);
  expect(fillPrompt(text, { count: '3', brand: ' Havgus ', thing: ' ' })).toBe(
    'Write 3 lines for Havgus. Havgus sells {{thing}}.',
  );
});

it('fills in what looks like a pattern or a field as it is', () => {
  expect(fillPrompt('{{a}} and {{b}}', { a: '$& {{b}}', b: 'x' })).toBe('$& {{b}} and x');
});

it('finds prompts by all words of a search, in any order', () => {
  const prompts = [
    { name: 'Poster lines', text: 'Write three lines' },
    { name: 'Summary', text: 'Summarise the file' },
  ];
  expect(findPrompts(prompts, 'THREE poster')).toEqual([prompts[0]]);
  expect(findPrompts(prompts, '')).toHaveLength(2);
});
