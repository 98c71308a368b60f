import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasBit } from '../../../test/bits.ts';
import { choices, datasetOf, idsOf, rowsIn, surveys } from '../../../test/survey.ts';

import { filterMask, UnknownAudienceError } from './filter.ts';

describe('filterMask', () => {
  it('joins the audiences of a variable by OR and variables by AND', () => {
    const property = fc.property(surveys(false), choices, (survey, anyChoice) => {
      const dataset = datasetOf(survey);
      const { ids, choice } = idsOf(dataset, anyChoice);
      const left = rowsIn(survey.rows, choice);
      const { mask, respondents } = filterMask(dataset, [...ids, ...ids]);
      expect(respondents).toBe(left.length);
      expect(mask === null).toBe(ids.length === 0);
      if (mask) expect(survey.rows.filter((_, row) => hasBit(mask, row))).toEqual(left);
    });
    fc.assert(property, { numRuns: 60 });
  });

  it('leaves the audiences themselves as they are', () => {
    const rows = ['a', 'b', 'a'].map((label) => ({ labels: [[label]], answers: [], weight: null }));
    const dataset = datasetOf({ variables: 1, messages: [], rows });
    const before = dataset.variables[0]!.audiences.map(({ members }) => [...members]);
    filterMask(dataset, ['0.0', '0.1']);
    expect(dataset.variables[0]!.audiences.map(({ members }) => [...members])).toEqual(before);
  });

  it('names an audience that is not there', () => {
    const dataset = datasetOf({ variables: 1, messages: [], rows: [] });
    expect(() => filterMask(dataset, ['9.9'])).toThrow(UnknownAudienceError);
    expect(() => filterMask(dataset, ['9.9'])).toThrow('There is no audience "9.9".');
  });
});
