import { expect, it } from 'vitest';
import { readDirection } from './heading-direction.ts';

it.each([
  ['A tram (1 = most appealing, 5 = least appealing)', 'descending'],
  ['A tram - von 1 (sehr gut) bis 5 (sehr schlecht)', 'descending'],
  ['A tram (1 strongly agree - 5 strongly disagree)', 'descending'],
  ['A tram (1 = top, 5 = flop)', 'descending'],
  ['A tram from 5 (not at all) to 1 (very much)', 'descending'],
  ['1 (very good) to 5 (very poor): A tram', 'descending'],
  ['Bewertung (1=beste, 5=schlechteste): A tram', 'descending'],
  ['A tram (1 = not at all, 5 = very much)', 'ascending'],
  ['A tram, 1 = very poor and 5 = very good', 'ascending'],
] as const)('reads which way a scale goes: %s', (heading, direction) => {
  expect(readDirection(heading, 1, 5)).toBe(direction);
});

it.each(['A tram (1 = wow, 5 = meh)', 'A tram, on a scale of 1 to 5 where 1 is best'])(
  'asks where ends are named and not understood: %s',
  (heading) => {
    expect(readDirection(heading, 1, 5)).toBe('unclear');
  },
);

it.each([
  'A tram that waits for you',
  '1. A tram that waits for you',
  'Q1: A calm start, Q5: A bold end',
  'How good is this, 1-5: A tram',
  'From 1 to 5: a very good tram',
  'On a scale of 1 to 5 where 5 is best: a tram',
  'Our 1 good reason to take the tram',
  '5 minutes, and you are there',
  'Since 2015 the best tram',
])('takes no number of a message for the end of a scale: %s', (heading) => {
  expect(readDirection(heading, 1, 5)).toBeNull();
});
