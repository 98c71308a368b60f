import { type AiChatType, aiChatTypes } from '@soundings/contract/assistants/assistant-choices';
import type { Services } from '#/platform/services.ts';
import { findKeyChecks, findPurposeModel } from '../keys/ai-keys.store.ts';
import { findVendorAccounts } from '../keys/find-vendor-accounts.ts';
import { type Choice, openEngine } from './open-engines.ts';

type Given = Pick<Services, 'db' | 'env' | 'keys' | 'fetcher' | 'breakers'>;

interface ChatModel {
  readonly type: AiChatType;
  readonly model: string;
  readonly isReady: boolean;
  readonly hasBuiltInFallback: boolean;
}

export const findChatModels = async (services: Given): Promise<ChatModel[]> => {
  const accounts = await findVendorAccounts(services);
  const chosen = await findPurposeModel(services.db, 'chat');
  const checked = new Map((await findKeyChecks(services.db)).map(({ kind, models }) => [kind as AiChatType, models]));
  return aiChatTypes.map((type) => {
    if (type === 'BUILT_IN') return { type, model: '', isReady: true, hasBuiltInFallback: true };
    const ofPurpose =
      chosen?.kind === type ? chosen.model : chosen?.otherwiseKind === type ? chosen.otherwiseModel : null;
    const model = ofPurpose ?? checked.get(type)?.[0] ?? '';
    const hasBuiltInFallback = chosen?.kind === type && chosen.otherwiseKind === 'BUILT_IN';
    return { type, model, isReady: accounts.has(type) && model !== '', hasBuiltInFallback };
  });
};

export const openChat = async (
  services: Given,
  type: AiChatType,
  allowed: readonly AiChatType[],
): Promise<readonly Choice[]> => {
  const model = (await findChatModels(services)).find((each) => each.type === type)?.model ?? '';
  const first = await openEngine(services, type, model);
  const chosen = await findPurposeModel(services.db, 'chat');
  if (chosen?.kind !== type || !chosen.otherwiseKind || !allowed.includes(chosen.otherwiseKind)) return [first];
  return [first, await openEngine(services, chosen.otherwiseKind, chosen.otherwiseModel ?? '')];
};
