import { countryCodes } from '../sonar/country-codes.ts';

/** Where respondents live: a country, or another market that is described in words. */
export const markets = [...countryCodes, 'OTHER'] as const;

export const respondentVolumes = [
  '100',
  '200',
  '300',
  '400',
  '500',
  '600',
  '700',
  '800',
  '900',
  '1000',
  'OTHER',
] as const;

export const surveyTemplates = ['STANDARD', 'OTHER'] as const;

/** Years; the highest stands for 90 and more. */
export const respondentAges = { min: 15, max: 90 } as const;

export const responseStates = ['NEW', 'IN_PROGRESS', 'DONE'] as const;
export type ResponseState = (typeof responseStates)[number];

export const responseKinds = ['RESPONSE', 'HELP'] as const;
export type ResponseKind = (typeof responseKinds)[number];

export const responseLimits = { line: 200, text: 2000, email: 254, messages: 500, message: 2000 } as const;
