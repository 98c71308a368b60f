import type { AiPurpose } from '@soundings/contract/ai/ai-choices';
import type { AiChatType } from '@soundings/contract/assistants/assistant-choices';
import { createVendorEngine } from '#/platform/ai/adapters/vendor-engine.ts';
import { type AiEngine, AiError } from '#/platform/ai/ai-engine.ts';
import { keyedHash } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';
import { findPurposeModel } from '../keys/ai-keys.store.ts';
import { findVendorAccounts } from '../keys/find-vendor-accounts.ts';

export type Choice = { readonly kind: 'BUILT_IN'; readonly model: '' } | AiEngine;

const builtIn: Choice = { kind: 'BUILT_IN', model: '' };

type Given = Pick<Services, 'db' | 'env' | 'keys' | 'fetcher' | 'breakers'>;

export const openEngines = async (services: Given, purpose: AiPurpose): Promise<readonly Choice[]> => {
  const chosen = await findPurposeModel(services.db, purpose);
  if (!chosen) return [builtIn];
  const first = await openEngine(services, chosen.kind, chosen.model);
  if (!chosen.otherwiseKind) return [first];
  return [first, await openEngine(services, chosen.otherwiseKind, chosen.otherwiseModel ?? '')];
};

export const openEngine = async (services: Given, kind: AiChatType, model: string): Promise<Choice> => {
  if (kind === 'BUILT_IN') return builtIn;
  const account = (await findVendorAccounts(services)).get(kind);
  if (!account) return withoutKey(kind, model);
  const key = keyedHash(services.keys.sourceSecret, kind, account.baseUrl, account.key);
  return services.breakers.guard(createVendorEngine(account, model), key);
};

const withoutKey = (kind: AiChatType, model: string): AiEngine => {
  // biome-ignore lint/correctness/useYield: it has nothing to say
  async function* fail(): AsyncGenerator<never, never> {
    throw new AiError('noKey');
  }
  return {
    kind,
    model,
    streamText: fail,
    streamItems: fail,
    streamImages: fail,
  };
};
