import type { CollectReason } from '@soundings/contract/sonar/metrics';
import type { SocialNetwork } from '@soundings/contract/sonar/sonar-choices';
import { AppError } from '#/platform/http/app-error.ts';
import type { Services } from '#/platform/services.ts';
import { addDays, dayOf } from '../connectors/day.ts';
import { readProfile } from '../profiles/read-profile.ts';
import { findSources } from './find-sources.ts';
import { noteOutcome } from './note-outcome.ts';

/** Accounts that everybody knows, most of them the networks' own. */
const known: Readonly<Record<SocialNetwork, string>> = {
  FACEBOOK: 'https://www.facebook.com/facebook',
  INSTAGRAM: 'https://www.instagram.com/instagram',
  YOUTUBE: 'https://www.youtube.com/@youtube',
  TWITTER: 'https://x.com/x',
  TIKTOK: 'https://www.tiktok.com/@tiktok',
  LINKEDIN: 'https://www.linkedin.com/company/linkedin',
  TRUSTPILOT: 'https://www.trustpilot.com/review/trustpilot.com',
};

const longestMs = 30_000;

/** Whoever waits for a check does not wait as long as a run does. */
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
  const yesterday = addDays(dayOf(services.now()), -1);
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(longestMs)]);
  const given = { source, now: services.now, signal, wait: waitShortly, timeoutMs: longestMs };
  const outcome = await connector.collect(readProfile(known[network])!, { from: yesterday, to: yesterday }, given).then(
    ({ reason, cause }) => cause ?? reason,
    (error: unknown): CollectReason => {
      if (cancelled.aborted) throw new AppError('requestCancelled');
      if (signal.aborted) return 'unreachable';
      throw error;
    },
  );
  await noteOutcome(services, network, source, outcome);
  return outcome;
};
