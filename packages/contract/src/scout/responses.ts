import { z } from 'zod';
import { Done, endpoint, page, paging } from '../endpoint.ts';
import { genders } from '../genie/genie-choices.ts';
import { projectCalls } from '../projects/project-calls.ts';
import { isMailbox } from '../settings/brand-choices.ts';
import { Text } from '../text.ts';
import {
  responseLimits as limits,
  markets,
  respondentAges,
  respondentVolumes,
  responseKinds,
  responseStates,
  surveyTemplates,
} from './response-choices.ts';

const Email = Text.trim().min(1, 'required').max(limits.email).refine(isMailbox, 'incorrectEmail');
const Age = z.number().int().min(respondentAges.min).max(respondentAges.max).nullable().default(null);
const Extra = (max: number) => Text.trim().max(max).default('');

const ResponseRequestFields = z.object({
  company: Text.trim().min(1, 'required').max(limits.line),
  email: Email,
  market: z.enum(markets, 'required'),
  respondentVolume: z.enum(respondentVolumes, 'required'),
  surveyTemplate: z.enum(surveyTemplates).nullable().default(null),
  gender: z.enum(genders).nullable().default(null),
  ageFrom: Age,
  ageTo: Age,
  region: Extra(limits.line),
  otherRequirements: Extra(limits.text),
});
export const ResponseRequest = ResponseRequestFields.extend({
  messages: z.array(Text.trim().min(1).max(limits.message)).min(1, 'noMessagesAvailable').max(limits.messages),
}).refine(({ ageFrom, ageTo }) => ageFrom === null || ageTo === null || ageFrom <= ageTo, {
  path: ['ageTo'],
  message: 'ageOrder',
});
export type ResponseRequest = z.output<typeof ResponseRequest>;

export const HelpRequest = z.object({ email: Email, question: Text.trim().min(1, 'required').max(limits.text) });
export type HelpRequest = z.output<typeof HelpRequest>;

/** Kept whether or not a mail about it could be sent. */
const Sent = z.object({ id: z.uuid(), mailed: z.boolean() });

const sending = ['tooManyRequests'] as const;

export const responseCalls = projectCalls(
  { opens: 'SCOUTV2', root: 'scout-v2' },
  {
    sendResponseRequest: {
      path: { staff: '/api/scout-v2/send', consumer: '/api/consumer/scout/send' },
      summary: 'Ask for respondents to messages; the agency is told by mail, and whoever asks gets a confirmation',
      request: ResponseRequest,
      answer: Sent,
      maxBodyBytes: 2 * 1024 * 1024,
      errors: sending,
    },
    sendHelpRequest: {
      path: { staff: '/api/scout-v2/help', consumer: '/api/consumer/scout/help' },
      summary: 'Ask the agency a question about respondents; it is told by mail, and whoever asks gets a confirmation',
      request: HelpRequest,
      answer: Sent,
      errors: sending,
    },
  },
);

export const KeptRequest = z.object({
  id: z.uuid(),
  kind: z.enum(responseKinds),
  state: z.enum(responseStates),
  /** Null once the project was deleted; its name stays. */
  projectId: z.uuid().nullable(),
  projectName: z.string(),
  email: z.string(),
  /** Of whoever asked; null for consumers and deleted users. */
  sentBy: z.string().nullable(),
  createdOn: z.iso.datetime(),
  changedOn: z.iso.datetime().nullable(),
  changedBy: z.string().nullable(),
  /** Whether the agency and the sender were told by mail. */
  mailed: z.boolean(),
  request: ResponseRequestFields.omit({ email: true }).nullable(),
  question: z.string().nullable(),
  messages: z.array(z.string()),
});
export type KeptRequest = z.infer<typeof KeptRequest>;

const AddressSetting = z.object({
  /** Empty: the help address of the agency's brand, if there is one. */
  address: z.union([z.literal(''), Text.trim().toLowerCase().max(limits.email).refine(isMailbox, 'incorrectEmail')]),
});

export const responsesEndpoints = {
  searchResponseRequests: endpoint({
    method: 'POST',
    path: '/api/settings/search/response-request',
    summary: 'Requests for respondents and for help, newest first, in one state or in any',
    access: 'settings.manage',
    query: paging(['-createdOn', 'createdOn'], '-createdOn'),
    body: z.object({ state: z.enum(responseStates).nullish(), kind: z.enum(responseKinds).nullish() }),
    answer: page(KeptRequest),
    large: true,
  }),
  editResponseRequest: endpoint({
    method: 'POST',
    path: '/api/settings/edit/response-request/{id}',
    summary: 'Say how far a request is',
    access: 'settings.manage',
    params: z.object({ id: z.uuid() }),
    body: z.object({ state: z.enum(responseStates) }),
    answer: Done,
  }),
  responseAddress: endpoint({
    method: 'GET',
    path: '/api/settings/response-address',
    summary: 'Where requests for respondents are mailed to',
    access: 'settings.manage',
    answer: AddressSetting.extend({
      /** The one that is used while none is set; empty where there is none either. */
      fallback: z.string(),
    }),
  }),
  saveResponseAddress: endpoint({
    method: 'PUT',
    path: '/api/settings/response-address',
    summary: 'Set where requests for respondents are mailed to',
    access: 'settings.manage',
    body: AddressSetting,
    answer: Done,
  }),
};
