import { type AiPurpose, aiPurposes, type VendorKind, vendorKinds } from '@soundings/contract/ai/ai-choices';
import { type AiKey, aiKeysEndpoints as endpoints, type Purpose } from '@soundings/contract/ai/ai-keys';
import { done } from '@soundings/contract/endpoint';
import { audited, byCaller } from '#/platform/audit/audit.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { requestSignal } from '#/platform/http/connection.ts';
import type { Route } from '#/platform/http/router.ts';
import type { Services } from '#/platform/services.ts';
import {
  findKeyChecks,
  findPurposeModels,
  findStoredKeys,
  type KeyCheck,
  type PurposeModel,
  putPurposeModel,
  removeKey,
  type StoredKey,
} from './ai-keys.store.ts';
import { checkKey, setKey } from './set-key.ts';

export const aiKeysRoutes = (route: Route, services: Services): void => {
  const { db, now } = services;
  const keyOf = async (kind: VendorKind) => (await presentKeys(services)).find((key) => key.kind === kind)!;

  route(endpoints.aiSettings, async () => ({
    keys: await presentKeys(services),
    purposes: await presentPurposes(services),
  }));

  route(endpoints.setAiKey, async ({ caller, params: { kind }, body }) => {
    const entry = { ...byCaller(caller), action: 'ai.key-set', target: kind } as const;
    await audited(services, entry, () => setKey(services, caller, kind, body));
    return keyOf(kind);
  });

  route(endpoints.deleteAiKey, async ({ caller, params: { kind } }) => {
    const entry = { ...byCaller(caller), action: 'ai.key-delete', target: kind } as const;
    await audited(services, entry, async () => {
      if (!(await db.transaction((tx) => removeKey(tx, kind)))) throw new AppError('notFound');
    });
    return done;
  });

  route(endpoints.checkAiKey, async ({ caller, params: { kind }, reply }) => {
    const entry = { ...byCaller(caller), action: 'ai.key-check', target: kind } as const;
    await audited(services, entry, () => checkKey(services, kind, requestSignal(reply)));
    return keyOf(kind);
  });

  route(endpoints.setAiPurpose, async ({ caller, params: { purpose }, body: { use, otherwise } }) => {
    const details = { model: `${use.kind} ${use.model}`.trim() };
    await audited(services, { ...byCaller(caller), action: 'ai.model-set', target: purpose, details }, () =>
      putPurposeModel(db, {
        purpose,
        kind: use.kind,
        model: use.kind === 'BUILT_IN' ? '' : use.model,
        otherwiseKind: otherwise?.kind ?? null,
        otherwiseModel: otherwise && otherwise.kind !== 'BUILT_IN' ? otherwise.model : null,
        setBy: caller.id,
        setOn: now(),
      }),
    );
    return (await presentPurposes(services)).find((row) => row.purpose === purpose)!;
  });
};

const presentKeys = async ({ db, env }: Pick<Services, 'db' | 'env'>): Promise<AiKey[]> => {
  const stored = await findStoredKeys(db);
  const checks = await findKeyChecks(db);
  return vendorKinds.map((kind) => {
    const isOfKind = (row: { readonly kind: VendorKind }) => row.kind === kind;
    return presentKey(env, kind, stored.find(isOfKind), checks.find(isOfKind));
  });
};

const presentKey = (
  env: Services['env'],
  kind: VendorKind,
  stored: StoredKey | undefined,
  check: KeyCheck | undefined,
): AiKey => {
  const isOfEnvironment = kind === 'COMPATIBLE' ? env.AI_COMPATIBLE_URL : env[`AI_${kind}_KEY`];
  const source = isOfEnvironment ? 'env' : stored ? 'stored' : 'none';
  const shown = source === 'stored' ? stored : undefined;
  return {
    kind,
    source,
    baseUrl: (source === 'env' ? env[`AI_${kind}_URL`] : shown?.baseUrl) ?? null,
    header: shown?.header ?? null,
    apiVersion: shown?.apiVersion ?? null,
    setBy: shown?.setByName ?? null,
    setOn: shown?.setOn.toISOString() ?? null,
    checkedOn: check?.checkedOn.toISOString() ?? null,
    outcome: check?.outcome ?? null,
    models: check?.models ?? [],
  };
};

const builtIn = { kind: 'BUILT_IN', model: '' } as const;

const presentPurposes = async ({ db }: Pick<Services, 'db'>): Promise<Purpose[]> => {
  const chosen = new Map((await findPurposeModels(db)).map((row) => [row.purpose, row]));
  return aiPurposes.map((purpose) => presentPurpose(purpose, chosen.get(purpose)));
};

const presentPurpose = (purpose: AiPurpose, row: PurposeModel | undefined): Purpose => ({
  purpose,
  use: row ? { kind: row.kind, model: row.model } : builtIn,
  otherwise: row?.otherwiseKind ? { kind: row.otherwiseKind, model: row.otherwiseModel ?? '' } : null,
  setBy: row?.setByName ?? null,
  setOn: row?.setOn.toISOString() ?? null,
});
