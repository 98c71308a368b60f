import type { AgeRange, Gender } from '@soundings/contract/genie/genie-choices';
import type { CountryCode } from '@soundings/contract/sonar/country-codes';
import { needs } from '#/lib/field-rules.ts';
import type { PredictRequest } from '../genie.api.ts';

export interface PredictDraft {
  url: string;
  message: string;
  gender: Gender;
  ageRange: AgeRange;
  region: CountryCode | null;
}

export const predictRules = {
  url: needs('genie.urlIsRequired'),
  message: needs('ai.enterMessage'),
};

export const requestOf = ({ url, message, ...segment }: PredictDraft): PredictRequest => ({
  url: url.trim(),
  message: message.trim(),
  ...segment,
});
