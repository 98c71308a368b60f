import { describe, expect, it } from 'vitest';
import { addWord, dropWord, hasSameWords, moveWord, positiveWords, setTopBox, wordScale } from './word-scale.ts';

const scale = wordScale(['bad', 'fair', 'good', 'great', 'best'])!;

describe('a scale of words', () => {
  it('begins with the words as they are; the upper ones count', () => {
    expect(scale).toEqual({ min: 1, max: 5, topBox: 2, words: ['bad', 'fair', 'good', 'great', 'best'] });
    expect(positiveWords(scale)).toEqual(['great', 'best']);
    expect(wordScale(['one'])).toBeNull();
  });

  it('has its words moved, but not beyond its ends', () => {
    expect(moveWord(scale, 0, 1).words).toEqual(['fair', 'bad', 'good', 'great', 'best']);
    expect(moveWord(scale, 4, -1).words).toEqual(['bad', 'fair', 'good', 'best', 'great']);
    expect(moveWord(scale, 0, -1)).toBe(scale);
    expect(moveWord(scale, 4, 1)).toBe(scale);
  });

  it('takes a word out as no answer and back in as the most positive', () => {
    const without = dropWord(scale, 'fair');
    expect(without).toEqual({
      ...{ min: 1, max: 4, topBox: 2 },
      ...{ words: ['bad', 'good', 'great', 'best'], noAnswer: ['fair'] },
    });
    expect(addWord(without, 'fair')).toEqual({ ...scale, words: ['bad', 'good', 'great', 'best', 'fair'] });
    const two = wordScale(['no', 'yes'])!;
    expect(dropWord(two, 'no')).toBe(two);
  });

  it('never counts all of its words, nor none', () => {
    expect(setTopBox(scale, 9).topBox).toBe(4);
    expect(setTopBox(scale, 0).topBox).toBe(1);
    expect(dropWord(dropWord(setTopBox(scale, 4), 'bad'), 'fair').topBox).toBe(2);
  });

  it('is alike where the words are, in whatever order', () => {
    expect(hasSameWords(scale, moveWord(scale, 0, 1))).toBe(true);
    expect(hasSameWords(scale, { min: 1, max: 5, topBox: 2 })).toBe(false);
    expect(hasSameWords(scale, null)).toBe(false);
    expect(hasSameWords(scale, wordScale(['bad', 'fair', 'good', 'great', 'super']))).toBe(false);
  });
});
