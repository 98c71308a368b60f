import { describe, expect, it } from 'vitest';
import { parseTone, splitMentions } from './read-concepts.ts';

const mentionsOf = (cell: string): string[] | undefined =>
  splitMentions(cell, 100)?.map(({ subconcept, tone }) => `${subconcept}: ${tone}`);

describe('splitMentions', () => {
  it('reads subconcepts with their tones, and keeps brackets that hold none', () => {
    expect(mentionsOf('price (+); service (Negativ) |taste()\nprice (monthly)')).toEqual([
      'price: positive',
      'service: negative',
      'taste: blank',
      'price (monthly): blank',
    ]);
    expect(mentionsOf('a (b) (+); c (+) d; (-; +); (+)')).toEqual([
      'a (b): positive',
      'c (+) d: blank',
      '(-: blank',
      '+): blank',
    ]);
    expect(mentionsOf(' ;; | \n')).toEqual([]);
  });

  it('reads a cell of blanks or brackets in one walk, however long it is', () => {
    const long = 300_000;
    for (const filling of [' ', '(', ')', '( ']) {
      const cell = `a${filling.repeat(long)}b`;
      expect(splitMentions(cell, 100)).toEqual([{ subconcept: cell, tone: 'blank' }]);
    }
    expect(parseTone(`+${' '.repeat(long)}`)).toBeNull();
  });

  it('answers null for a cell that names more than it may', () => {
    expect(splitMentions('a;'.repeat(99), 100)).toHaveLength(99);
    expect(splitMentions('a;'.repeat(100), 100)).toBeNull();
  });
});
