import { type VendorKind, vendorKinds } from '@soundings/contract/ai/ai-choices';
import { type VendorAccount, vendorAddresses } from '#/platform/ai/adapters/vendor-models.ts';
import { preferEnvironment, unsealVendorKey } from '#/platform/keys/vendor-keys.ts';
import type { Services } from '#/platform/services.ts';
import { findStoredKeys, type StoredKey } from './ai-keys.store.ts';

type Given = Pick<Services, 'db' | 'env' | 'keys' | 'fetcher'>;

export const findVendorAccounts = async (given: Given): Promise<ReadonlyMap<VendorKind, VendorAccount>> => {
  const stored = new Map((await findStoredKeys(given.db)).map((row) => [row.kind, row]));
  return preferEnvironment(vendorKinds, {
    fromEnvironment: (kind) => accountOfEnvironment(given.env, kind),
    stored,
    fromRow: (row) => accountOfRow(given, row),
  });
};

/** Whoever runs the server has said where it answers: that may be this machine, or its own network. */
const accountOfEnvironment = (env: Services['env'], kind: VendorKind): VendorAccount | null => {
  const key = env[`AI_${kind}_KEY`];
  const baseUrl = addressOf(env, kind);
  if (!baseUrl || (!key && kind !== 'COMPATIBLE') || (!key && !env.AI_COMPATIBLE_URL)) return null;
  return { kind, baseUrl, key: key ?? '' };
};

const addressOf = (env: Services['env'], kind: VendorKind): string | undefined =>
  env[`AI_${kind}_URL`] ?? (kind === 'COMPATIBLE' ? undefined : vendorAddresses[kind]);

const accountOfRow = (given: Given, { kind, secret, baseUrl, header, apiVersion }: StoredKey): VendorAccount | null => {
  const address = baseUrl?.replace(/\/+$/, '') ?? addressOf(given.env, kind);
  if (!address) return null;
  return {
    kind,
    baseUrl: address,
    key: unsealVendorKey(given.keys, secret, `ai ${kind}`),
    ...(header && { header }),
    ...(apiVersion && { apiVersion }),
    // An admin's address is guarded as any user's is.
    ...(baseUrl && { guarded: given.fetcher.guarded }),
  };
};
