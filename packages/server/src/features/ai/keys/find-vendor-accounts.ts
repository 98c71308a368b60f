import { type VendorKind, vendorKinds } from '@soundings/contract/ai/ai-choices';
import { type VendorAccount, vendorAddresses } from '#/platform/ai/adapters/vendor-models.ts';
import { unseal } from '#/platform/keys/keys.ts';
import type { Services } from '#/platform/services.ts';
import { findStoredKeys, type StoredKey } from './ai-keys.store.ts';

type Given = Pick<Services, 'db' | 'env' | 'keys' | 'fetcher'>;

/** The vendors that can be asked. The environment's keys win over stored ones; the keys are open, so keep them in. */
export const findVendorAccounts = async (given: Given): Promise<ReadonlyMap<VendorKind, VendorAccount>> => {
  const stored = new Map((await findStoredKeys(given.db)).map((row) => [row.kind, row]));
  const accounts = vendorKinds.flatMap((kind): [VendorKind, VendorAccount][] => {
    const row = stored.get(kind);
    const account = accountOfEnvironment(given.env, kind) ?? (row ? accountOfRow(given, row) : null);
    return account ? [[kind, account]] : [];
  });
  return new Map(accounts);
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
    key: openKey(given, kind, secret),
    ...(header && { header }),
    ...(apiVersion && { apiVersion }),
    // An admin's address is guarded as any user's is.
    ...(baseUrl && { guarded: given.fetcher.guarded }),
  };
};

/** With another application secret nothing stored can be read: the vendor is asked without, and says so. */
const openKey = ({ keys }: Given, kind: VendorKind, secret: string): string => {
  try {
    return unseal(keys.sourceSecret, secret, `ai ${kind}`);
  } catch {
    return 'unreadable';
  }
};
