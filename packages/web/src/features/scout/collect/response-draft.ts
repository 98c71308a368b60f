import type { Gender } from '@soundings/contract/genie/genie-choices';
import type { markets, respondentVolumes, surveyTemplates } from '@soundings/contract/scout/response-choices';
import { respondentAges } from '@soundings/contract/scout/response-choices';
import { checkEmail, type FieldCode, needs } from '#/lib/field-rules.ts';

type Market = (typeof markets)[number];
type Volume = (typeof respondentVolumes)[number];
type Template = (typeof surveyTemplates)[number];

export interface ResponseDraft {
  company: string;
  email: string;
  market: Market | '';
  respondentVolume: Volume | '';
  surveyTemplate: Template | '';
  gender: Gender | '';
  ageFrom: number | null;
  ageTo: number | null;
  region: string;
  otherRequirements: string;
}

export const emptyDraft: ResponseDraft = {
  company: '',
  email: '',
  market: '',
  respondentVolume: '',
  surveyTemplate: '',
  gender: '',
  ageFrom: null,
  ageTo: null,
  region: '',
  otherRequirements: '',
};

export const responseRules: Record<
  'company' | 'email' | 'market' | 'respondentVolume',
  (value: string) => FieldCode | null
> = {
  company: needs('scout.enterCompany'),
  email: checkEmail,
  market: needs('scout.chooseMarket'),
  respondentVolume: needs('scout.chooseVolume'),
};

/** 15 to 89, and 90 for 90 and more. */
export const ages: readonly number[] = Array.from(
  { length: respondentAges.max - respondentAges.min + 1 },
  (_, index) => respondentAges.min + index,
);

export const withAgeFrom = (
  draft: ResponseDraft,
  ageFrom: number | null,
): Pick<ResponseDraft, 'ageFrom' | 'ageTo'> => ({
  ageFrom,
  ageTo: ageFrom !== null && draft.ageTo !== null && ageFrom > draft.ageTo ? null : draft.ageTo,
});

export const toRequest = (draft: ResponseDraft & { market: Market; respondentVolume: Volume }) => ({
  ...draft,
  surveyTemplate: draft.surveyTemplate || null,
  gender: draft.gender || null,
});

export const isComplete = (
  draft: ResponseDraft,
): draft is ResponseDraft & { market: Market; respondentVolume: Volume } =>
  draft.market !== '' && draft.respondentVolume !== '';
