import type { VendorKind } from '@soundings/contract/ai/ai-choices';
import type { AiKeyGiven } from '@soundings/contract/ai/ai-keys';
import { listModels } from '#/platform/ai/adapters/list-models.ts';
import type { VendorAccount } from '#/platform/ai/adapters/vendor-models.ts';
import { AiError } from '#/platform/ai/ai-engine.ts';
import { findKeyAddressError } from '#/platform/fetch/address-guard.ts';
import { AppError, refuseField } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { seal } from '#/platform/keys/keys.ts';
import { checkShortly } from '#/platform/keys/vendor-keys.ts';
import type { Services } from '#/platform/services.ts';
import { type KeyCheck, putKey, recordKeyCheck } from './ai-keys.store.ts';
import { findVendorAccounts } from './find-vendor-accounts.ts';

/** Seals and stores the key of a vendor. Throws invalidRequest where it lacks what its kind needs. */
export const setKey = async (
  services: Pick<Services, 'db' | 'env' | 'keys' | 'now'>,
  caller: Caller,
  kind: VendorKind,
  { secret, baseUrl, header, apiVersion }: AiKeyGiven,
): Promise<void> => {
  const isOwnServer = kind === 'COMPATIBLE';
  if (isOwnServer && !baseUrl) refuseField('body.baseUrl', 'required');
  if (!isOwnServer && !secret) refuseField('body.secret', 'required');
  const reason = isOwnServer && baseUrl ? findKeyAddressError(baseUrl, services.env.FETCH_ALLOW_HOSTS) : null;
  if (reason) refuseField('body.baseUrl', reason);
  await services.db.transaction((tx) =>
    putKey(tx, {
      kind,
      secret: seal(services.keys.sourceSecret, secret, `ai ${kind}`),
      baseUrl: (isOwnServer && baseUrl) || null,
      header: (isOwnServer && header) || null,
      apiVersion: (isOwnServer && apiVersion) || null,
      setBy: caller.id,
      setOn: services.now(),
    }),
  );
};

const longestMs = 20_000;

/** Lists the models of a key, and records how that ended. Throws notFound where there is no key, and requestCancelled. */
export const checkKey = async (
  services: Pick<Services, 'db' | 'env' | 'fetcher' | 'keys' | 'now'>,
  kind: VendorKind,
  cancelled: AbortSignal,
): Promise<void> => {
  const account = (await findVendorAccounts(services)).get(kind);
  if (!account) throw new AppError('notFound');
  const found = await checkShortly<Found>((signal) => tryKey(account, signal), {
    cancelled,
    maxMs: longestMs,
    late: { outcome: 'unreachable', models: [] },
  });
  // Of a key that was replaced or deleted meanwhile it says nothing.
  if (!isSame(account, (await findVendorAccounts(services)).get(kind))) return;
  await recordKeyCheck(services.db, { kind, checkedOn: services.now(), ...found });
};

type Found = Pick<KeyCheck, 'outcome' | 'models'>;

const tryKey = async (account: VendorAccount, signal: AbortSignal): Promise<Found> => {
  try {
    return { outcome: 'works', models: await listModels(account, signal) };
  } catch (error) {
    if (error instanceof AiError) return { outcome: error.reason, models: [] };
    throw error;
  }
};

const isSame = (one: VendorAccount, other: VendorAccount | undefined): boolean =>
  one.key === other?.key && one.baseUrl === other.baseUrl;
