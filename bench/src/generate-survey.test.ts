import { popcount } from '@soundings/engine/crosstab/dataset/bits';
import { expect, it } from 'vitest';
import { datasetOf, generateSurvey, missing } from './generate-survey.ts';
import { hashOf } from './hash-of.ts';

const size = { respondents: 500, messages: 3, variables: 2, labels: 5 };

it('makes the same survey on every machine, and another one of another seed', () => {
  const bytes = (seed?: number) => {
    const { audienceColumns, r1Columns, r2Columns } = generateSurvey(size, seed);
    return hashOf([...audienceColumns, ...r1Columns, ...r2Columns].flatMap((column) => [...column]));
  };
  expect(bytes()).toBe('31708797f7f4d7df');
  expect(bytes(2)).not.toBe(bytes(1));
});

it('becomes a dataset of the same answers, labels in their order', () => {
  const survey = generateSurvey(size);
  const { respondents, variables, messages } = datasetOf(survey);
  expect(respondents).toBe(500);
  expect(variables[1]?.audiences.map(({ id, label }) => [id, label])).toEqual(
    [0, 1, 2, 3, 4].map((label) => [`1.${label}`, `${label}`]),
  );
  const second = survey.audienceColumns[1]!;
  expect(popcount(variables[1]!.audiences[3]!.members)).toBe(second.filter((label) => label === 3).length);
  const r2 = survey.r2Columns[2]!;
  expect(popcount(messages[2]!.r2!.answered)).toBe(r2.filter((answer) => answer !== missing).length);
  expect(popcount(messages[2]!.r2!.positive)).toBe(r2.filter((answer) => answer === 1).length);
});
