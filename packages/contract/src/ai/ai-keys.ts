import { z } from 'zod';
import { aiChatTypes } from '../assistants/assistant-choices.ts';
import { Done, endpoint } from '../endpoint.ts';
import { Name, Text } from '../text.ts';
import { aiFailures, aiPurposes, vendorKinds } from './ai-choices.ts';

const Header = Text.regex(/^[\x20-\x7e]*$/, 'invalidCharacters');

export const AiKeyGiven = z.object({
  /** Never answered. Empty for a server of one's own that asks for none. */
  secret: Text.trim()
    .regex(/^[\x21-\x7e]*$/, 'invalidCharacters')
    .max(4000),
  /** Where a server like OpenAI's answers, without the path of a call: `https://host/v1`. Only COMPATIBLE has one. */
  baseUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullish(),
  /** How the key is sent, if not as `Authorization: Bearer`; Azure wants `api-key`. Only for COMPATIBLE. */
  header: z
    .object({ name: Name.regex(/^[\w-]+$/, 'invalidCharacters').max(100), prefix: Header.max(100).default('') })
    .nullish(),
  /** Added to each address as `api-version`, as Azure wants it. Only for COMPATIBLE. */
  apiVersion: Text.trim()
    .regex(/^[\w.-]*$/, 'invalidCharacters')
    .max(50)
    .nullish(),
});
export type AiKeyGiven = z.output<typeof AiKeyGiven>;

export const keyOutcomes = ['works', ...aiFailures] as const;

export const AiKey = z.object({
  kind: z.enum(vendorKinds),
  source: z.enum(['env', 'stored', 'none']),
  baseUrl: z.string().nullable(),
  header: z.object({ name: z.string(), prefix: z.string() }).nullable(),
  apiVersion: z.string().nullable(),
  /** Who stored it, and when; null where the environment gives it, `setBy` also where they were deleted. */
  setBy: z.string().nullable(),
  setOn: z.iso.datetime().nullable(),
  checkedOn: z.iso.datetime().nullable(),
  outcome: z.enum(keyOutcomes).nullable(),
  models: z.array(z.string()),
});
export type AiKey = z.infer<typeof AiKey>;

const Model = z.object({ kind: z.enum(aiChatTypes), model: Text.trim().max(200) });

const PurposeGiven = z
  .object({ use: Model, otherwise: Model.nullable() })
  .refine(({ use }) => use.kind === 'BUILT_IN' || use.model !== '', { path: ['use', 'model'], message: 'required' })
  .refine(({ otherwise }) => !otherwise || otherwise.kind === 'BUILT_IN' || otherwise.model !== '', {
    path: ['otherwise', 'model'],
    message: 'required',
  });

const Purpose = z.object({
  purpose: z.enum(aiPurposes),
  use: Model,
  otherwise: Model.nullable(),
  setBy: z.string().nullable(),
  setOn: z.iso.datetime().nullable(),
});
export type Purpose = z.infer<typeof Purpose>;

const OfKind = z.object({ kind: z.enum(vendorKinds) });

export const aiKeysEndpoints = {
  aiSettings: endpoint({
    method: 'GET',
    path: '/api/settings/ai',
    summary: 'How each AI vendor is reached, and which model is asked for what',
    access: 'settings.manage',
    answer: z.object({ keys: z.array(AiKey), purposes: z.array(Purpose) }),
  }),
  setAiKey: endpoint({
    method: 'PUT',
    path: '/api/settings/ai/keys/{kind}',
    summary: 'Store the key of an AI vendor, sealed',
    access: 'settings.manage',
    params: OfKind,
    body: AiKeyGiven,
    answer: AiKey,
  }),
  deleteAiKey: endpoint({
    method: 'DELETE',
    path: '/api/settings/ai/keys/{kind}',
    summary: 'Forget the stored key of an AI vendor',
    access: 'settings.manage',
    params: OfKind,
    answer: Done,
    errors: ['notFound'],
  }),
  checkAiKey: endpoint({
    method: 'POST',
    path: '/api/settings/ai/keys/{kind}/check',
    summary: 'Try the key of an AI vendor with a real call, and list the models that it may use',
    access: 'settings.manage',
    params: OfKind,
    slow: true,
    answer: AiKey,
    errors: ['notFound'],
  }),
  setAiPurpose: endpoint({
    method: 'PUT',
    path: '/api/settings/ai/purposes/{purpose}',
    summary: 'Choose the model that is asked for a purpose, and another one for when it gives no answer',
    access: 'settings.manage',
    params: z.object({ purpose: z.enum(aiPurposes) }),
    body: PurposeGiven,
    answer: Purpose,
  }),
};
