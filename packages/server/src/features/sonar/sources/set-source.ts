import {
  type CollectReason,
  type MetricKind,
  type MetricName,
  networkMetrics,
} from '@soundings/contract/sonar/metrics';
import { networksWithId, type SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import type { ProviderGiven, SourceGiven } from '@soundings/contract/sonar/sources';
import { findKeyAddressError } from '#/platform/fetch/address-guard.ts';
import { AppError, refuseField } from '#/platform/http/app-error.ts';
import type { Caller } from '#/platform/http/caller.ts';
import { seal } from '#/platform/keys/keys.ts';
import { checkShortly } from '#/platform/keys/vendor-keys.ts';
import type { Services } from '#/platform/services.ts';
import { addDays, toDay } from '../days.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { findSources, hasPreset, recordOutcome } from './find-sources.ts';
import { putSource } from './sources.store.ts';

const checkGauges = (network: SocialNetwork, provider: ProviderGiven): void => {
  if ('preset' in provider) return;
  const kinds: Partial<Record<MetricName, MetricKind>> = networkMetrics[network];
  for (const metric of Object.keys(provider.gauges) as MetricName[]) {
    const kind = kinds[metric];
    if (kind === undefined || kind === 'flow') refuseField(`body.provider.gauges.${metric}`, 'notSelectable');
  }
};

/** Seals and stores the key of a network. Throws invalidRequest where its id is missing, or the provider cannot be. */
export const setSource = async (
  services: Pick<Services, 'db' | 'env' | 'keys' | 'now'>,
  caller: Caller,
  network: SocialNetwork,
  { secret, id, provider }: SourceGiven,
): Promise<void> => {
  const needsId = !provider && (networksWithId as readonly SocialNetwork[]).includes(network);
  if (needsId && !id) refuseField('body.id', 'required');
  if (provider && 'preset' in provider && !hasPreset(network)) refuseField('body.provider.preset', 'notSelectable');
  if (provider) {
    const reason = 'preset' in provider ? null : findKeyAddressError(provider.baseUrl, services.env.FETCH_ALLOW_HOSTS);
    if (reason) refuseField('body.provider.baseUrl', reason);
    checkGauges(network, provider);
  }
  const sealed = seal(services.keys.sourceSecret, secret, network);
  await services.db.transaction((tx) =>
    putSource(tx, {
      network,
      secret: sealed,
      id: (provider ? null : id) ?? null,
      provider: provider ?? null,
      setBy: caller.id,
      setOn: services.now(),
    }),
  );
};

const known: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'https://www.facebook.com/facebook',
  INSTAGRAM: 'https://www.instagram.com/instagram',
  YOUTUBE: 'https://www.youtube.com/@youtube',
  TWITTER: 'https://x.com/x',
  TIKTOK: 'https://www.tiktok.com/@tiktok',
  LINKEDIN: 'https://www.linkedin.com/company/linkedin',
  TRUSTPILOT: 'https://www.trustpilot.com/review/trustpilot.com',
};

const maxCheckMs = 30_000;

const waitShortly = async (): Promise<void> => undefined;

/**
 * Asks a network about one day of an account that everybody knows, and notes how that went. Throws notFound where there
 * is no key, and requestCancelled.
 */
export const checkSource = async (
  services: Pick<Services, 'db' | 'env' | 'fetcher' | 'keys' | 'now'>,
  network: SocialNetwork,
  cancelled: AbortSignal,
): Promise<CollectReason> => {
  const found = (await findSources(services)).get(network);
  if (!found) throw new AppError('notFound');
  const { connector, source } = found;
  const yesterday = addDays(toDay(services.now()), -1);
  const profile = readProfile(known[network])!;
  const ask = async (signal: AbortSignal): Promise<CollectReason> => {
    const given = { source, now: services.now, signal, wait: waitShortly, timeoutMs: maxCheckMs };
    const { reason, cause } = await connector.collect(profile, { from: yesterday, to: yesterday }, given);
    return cause ?? reason;
  };
  const outcome = await checkShortly<CollectReason>(ask, { cancelled, maxMs: maxCheckMs, late: 'unreachable' });
  await recordOutcome(services, network, source, outcome);
  return outcome;
};
