import { expect, it } from 'vitest';
import { isComplete, sumOfTargets, toDraft, toRequest } from './draft.ts';

const gender = {
  header: 'Gender',
  unanswered: 0,
  audiences: [
    { label: 'female', base: 60, percent: 60 },
    { label: 'male', base: 40, percent: 40 },
  ],
};
const weighting = {
  margins: [
    {
      header: 'Gender',
      shares: [
        { label: 'female', percent: 50.3 },
        { label: 'male', percent: 49.7 },
      ],
    },
  ],
  ...{ largest: 5, efficiency: 0.9, rounds: 3, deviation: 0, cut: 0, smallest: 0.8, biggest: 1.2 },
};

it('begins with what is there, and asks for the same again', () => {
  const draft = toDraft({ weighting });
  expect(toRequest(draft, [gender])).toEqual({ margins: weighting.margins, largest: 5 });
  expect(sumOfTargets(draft, gender)).toBe(100);
  expect(toDraft({ weighting: null })).toEqual({ headers: [], percents: {}, largest: '' });
});

it('is complete once every audience has a share and they add up to 100', () => {
  const of = (female: number | '', male: number | '') => ({
    headers: ['Gender'],
    percents: { 'Gender\nfemale': female, 'Gender\nmale': male },
    largest: '' as const,
  });
  expect(isComplete(of(50, 50), gender)).toBe(true);
  expect(isComplete(of(33.3, 66.6), gender)).toBe(true);
  expect(isComplete(of(50, ''), gender)).toBe(false);
  expect(isComplete(of(100, 0), gender)).toBe(false);
  expect(isComplete(of(50, 49), gender)).toBe(false);
});
