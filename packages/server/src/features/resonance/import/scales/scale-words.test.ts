import { describe, expect, it } from 'vitest';
import { findFrequencyOrder, findKnownOrder } from './scale-words.ts';

describe('answers in words', () => {
  it.each([
    [
      ['Agree', 'Strongly disagree', 'Disagree', 'Strongly agree', 'Neither agree nor disagree'],
      ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree'],
    ],
    [
      ['stimme eher zu', 'Stimme voll und ganz zu', 'teils/teils'],
      [
        ...['stimme überhaupt nicht zu', 'stimme eher nicht zu', 'teils/teils'],
        ...['stimme eher zu', 'Stimme voll und ganz zu'],
      ],
    ],
    [
      ['Trifft zu', 'trifft eher nicht zu', 'trifft nicht zu', 'trifft eher zu'],
      ['trifft nicht zu', 'trifft eher nicht zu', 'trifft eher zu', 'Trifft zu'],
    ],
    [
      ['sehr gut', 'gut', 'schlecht'],
      ['sehr schlecht', 'schlecht', 'teils/teils', 'gut', 'sehr gut'],
    ],
    [
      ['poor', 'fair', 'good', 'excellent'],
      ['poor', 'fair', 'good', 'excellent'],
    ],
    [
      ['Probably', 'Definitely  not'],
      ['Definitely  not', 'probably not', 'maybe', 'Probably', 'definitely'],
    ],
  ])('%j are put in order, with the points that nobody chose', (given, expected) => {
    expect(findKnownOrder(given)?.words).toEqual(expected);
    expect(findKnownOrder([...given].reverse())?.words).toEqual(expected);
  });

  it.each([
    ['of no scale', ['red', 'green', 'blue']],
    ['of a scale and something else', ['Agree', 'Disagree', 'Purple']],
    ['of which two are the same point', ['Agree', 'Somewhat agree', 'Tend to agree', 'Disagree', 'Neutral']],
    ['of which one alone is a point', ['good']],
    ['yes and no', ['Yes', 'No']],
    ['none', []],
  ])('%s are none', (_, given) => {
    expect(findKnownOrder(given)).toBeNull();
  });

  it('say how often without being a rating', () => {
    expect(findKnownOrder(['never', 'often', 'sometimes'])).toBeNull();
    expect(findFrequencyOrder(['often', 'Never', 'sometimes'])).toEqual([
      'Never',
      'rarely',
      'sometimes',
      'often',
      'very often',
    ]);
  });
});
