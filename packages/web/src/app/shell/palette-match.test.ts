import { expect, it } from 'vitest';
import { markWords, matchesWords } from './palette-match.ts';

const entry = { label: 'New project: Sonar', keywords: 'brands benchmark' };

it('finds an entry by words in any order and apart', () => {
  for (const wanted of ['', 'new son', 'sonar NEW', 'proj benchm', 'brands']) {
    expect([wanted, matchesWords(wanted, entry)]).toEqual([wanted, true]);
  }
  for (const wanted of ['new genie', 'sonar old']) expect(matchesWords(wanted, entry)).toBe(false);
  expect(matchesWords('lena', { label: 'Vogt', note: 'lena@example.com' })).toBe(true);
});

it('marks the phrase that was typed, or else each of its words', () => {
  const marked = (wanted: string) =>
    markWords(wanted, entry.label)
      .map(({ part, isMarked }) => (isMarked ? `[${part}]` : part))
      .join('');
  expect(marked('')).toBe('New project: Sonar');
  expect(marked('new pro')).toBe('[New pro]ject: Sonar');
  expect(marked('son new')).toBe('[New] project: [Son]ar');
  expect(marked('benchmark')).toBe('New project: Sonar');
});
