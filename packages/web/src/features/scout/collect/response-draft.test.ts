import { describe, expect, it } from 'vitest';
import { ages, emptyDraft, isComplete, responseRules, toRequest, withAgeFrom } from './response-draft.ts';

describe('a request for respondents', () => {
  it('needs a company, a valid e-mail address, a market and a number of respondents', () => {
    expect(responseRules.company('  ')).toBe('scout.enterCompany');
    expect(responseRules.email('')).toBe('incorrectEmail');
    expect(responseRules.email('anna@')).toBe('incorrectEmail');
    expect(responseRules.email('anna@nordic.example')).toBeNull();
    expect(responseRules.market('')).toBe('scout.chooseMarket');
    expect(responseRules.respondentVolume('')).toBe('scout.chooseVolume');
  });

  it('offers ages from 15 to 90 and more', () => {
    expect([ages[0], ages.at(-1), ages.length]).toEqual([15, 90, 76]);
  });

  it('forgets an age to that is below the age from', () => {
    const draft = { ...emptyDraft, ageFrom: 20, ageTo: 30 };
    expect(withAgeFrom(draft, 40)).toEqual({ ageFrom: 40, ageTo: null });
    expect(withAgeFrom(draft, 30)).toEqual({ ageFrom: 30, ageTo: 30 });
    expect(withAgeFrom(draft, null)).toEqual({ ageFrom: null, ageTo: 30 });
  });

  it('sends what was not chosen as null', () => {
    const draft = { ...emptyDraft, market: 'DE' as const, respondentVolume: '100' as const };
    expect(isComplete(emptyDraft)).toBe(false);
    expect(isComplete(draft) && toRequest(draft)).toMatchObject({ market: 'DE', surveyTemplate: null, gender: null });
  });
});
